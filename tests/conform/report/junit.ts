import type { Verdict } from '../check'
import { count, type Report } from '../run'
import { escape } from './escape'
import { explain } from './rows'

/** The report for a build server. */
export function toJunit(report: Report, additions: 'optional' | 'required'): string {
  const { results, seconds } = report
  const bad = (verdict: Verdict) =>
    verdict === 'failed' || verdict === 'missing' || (verdict === 'addition' && additions === 'required')
  const cases = results.map((result) => {
    const { title, of, verdict, ms } = result
    const why = escape(explain(result))
    const inner = bad(verdict)
      ? `<failure type="${verdict}" message="${why}">${escape(result.curl ?? '')}</failure>`
      : verdict === 'passed'
        ? ''
        : `<skipped message="${why}"/>`
    return `    <testcase classname="${escape(of.join(' '))}" name="${escape(title)}" time="${(ms / 1000).toFixed(3)}">${inner}</testcase>`
  })
  const failures = results.filter(({ verdict }) => bad(verdict)).length
  const skipped = results.length - failures - count(results, 'passed')
  const numbers = `tests="${results.length}" failures="${failures}" skipped="${skipped}" time="${seconds.toFixed(3)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${numbers}>`,
    `  <testsuite name="conformance of ${escape(report.base)}" ${numbers}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
