export function pickFile(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.json,application/json'
    input.onchange = () => {
      const file = input.files?.[0]
      if (file) file.text().then(resolve, reject)
      else resolve(null)
    }
    input.oncancel = () => resolve(null)
    input.click()
  })
}

export async function asDataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:${file.type || 'application/octet-stream'};base64,${btoa(letters)}`
}
