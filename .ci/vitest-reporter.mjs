import { failureOf, inSeconds, sumOf, writeReport } from './report.mjs'

/** Writes the report of a Vitest run. A skipped test counts as failed: nothing here may be skipped. */
export default class VitestReporter {
  onInit(vitest) {
    this.vitest = vitest
  }

  /** `errors` belong to no test, such as a rejection that no code handled. Vitest mostly knows during which file they came. */
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((one) => [...one.children.allTests()])
    const failures = [...errors.map(outsideOf), ...modules.flatMap(failuresOf)]
    const passed = tests.filter((one) => one.result().state === 'passed').length
    const phase = (name) => inSeconds(sumOf(modules, (one) => one.diagnostic()[name]))
    writeReport({
      passed,
      failed: Math.max(tests.length - passed, failures.length),
      phases: {
        transform: inSeconds(this.vitest.state.transformTime),
        environment: inSeconds(sumOf(environmentsOf(modules), (seconds) => seconds)),
        'set-up': phase('setupDuration'),
        import: phase('collectDuration'),
        tests: phase('duration'),
      },
      files: modules.map((one) => ({
        file: failureOf(one.moduleId).file,
        tests: [...one.children.allTests()].length,
        seconds: inSeconds(one.diagnostic().duration),
      })),
      failures,
    })
  }
}

/** Files that share an environment each report the time of its set-up. */
function environmentsOf(modules) {
  return [...new Set(modules.map((one) => one.diagnostic().environmentSetupDuration))]
}

function failuresOf(module) {
  const ofFile = module
    .errors()
    .map(({ stack, message }) => failureOf(module.moduleId, 'the file itself', stack ?? message))
  const ofTests = [...module.children.allTests()]
    .filter((one) => one.result().state !== 'passed')
    .map((one) => {
      const { state, errors = [] } = one.result()
      const said = errors.map(({ stack, message }) => stack ?? message).join('\n')
      return failureOf(module.moduleId, one.fullName, said || state)
    })
  return [...ofFile, ...ofTests]
}

function outsideOf({ VITEST_TEST_PATH: path, VITEST_TEST_NAME: test, name, message, stack }) {
  const during = test ? `, perhaps of '${test}'` : ''
  return failureOf(path, `an error outside every test${during}`, stack ?? `${name}: ${message}`)
}
