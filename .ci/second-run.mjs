/** More failures than this are no accident of timing. */
const AT_MOST = 3

/**
 * The files to run once more by themselves: those of the failed tests, if these are few. A file that does not load, or
 * a run that breaks, is not repeated.
 */
export function filesToRepeat(failures) {
  if (failures.length === 0 || failures.length > AT_MOST) return []
  if (failures.some(({ whole }) => whole)) return []
  return [...new Set(failures.map(({ file }) => file))]
}

/**
 * What the two runs say together: the failed tests count as passed if no test of their files failed again. An error outside every
 * test counts as a failure, but never as a test that passed.
 */
export function together({ counted, failures }, second) {
  const passedNow = second.failed === 0 && second.passed >= counted.failed
  const tests = failures.filter(({ outside }) => !outside).length
  return passedNow ? { passed: counted.passed + tests, failed: 0 } : counted
}
