/** What is to be done when a test, or its file, has ended. Files share a process, so a helper's module runs once for all of them. */
const ofTest: (() => void)[] = []
const ofFile: (() => void)[] = []

/** Calls `leave` when the test that runs has ended, before its page is taken down. */
export function afterThisTest(leave: () => void): void {
  ofTest.push(leave)
}

/** Calls `end` when the file that runs has ended. */
export function afterThisFile(end: () => void): void {
  ofFile.push(end)
}

export function leaveTest(): void {
  for (const leave of ofTest.splice(0)) leave()
}

export function endFile(): void {
  for (const end of ofFile.splice(0)) end()
}
