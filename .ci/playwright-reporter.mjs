import { failureOf, inSeconds, sumOf, writeReport } from './report.mjs'

/** Writes the report of a Playwright run. A skipped or repeated test counts as failed. */
export default class PlaywrightReporter {
  errors = []

  onBegin(_config, suite) {
    this.suite = suite
  }

  onError({ stack, message, value }) {
    this.errors.push(failureOf(undefined, 'the run itself', stack ?? message ?? value))
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? []
    const passed = tests.filter((one) => one.outcome() === 'expected').length
    const failures = [...this.errors, ...tests.filter((one) => one.outcome() !== 'expected').map(failureIn)]
    const paths = [...new Set(tests.map((one) => one.location.file))]
    const seconds = (some) => inSeconds(sumOf(some, ({ results }) => sumOf(results, (one) => one.duration)))
    writeReport({
      passed,
      failed: failures.length,
      phases: { tests: seconds(tests) },
      files: paths.map((path) => {
        const some = tests.filter((one) => one.location.file === path)
        return { file: failureOf(path).file, tests: some.length, seconds: seconds(some) }
      }),
      failures,
    })
  }

  printsToStdio() {
    return false
  }
}

function failureIn(test) {
  const said = test.results.flatMap(({ errors }) => errors.map(({ stack, message }) => stack ?? message)).join('\n')
  return failureOf(test.location.file, test.title, said || test.outcome())
}
