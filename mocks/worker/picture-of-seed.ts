/** A built demo has the pictures at their documented URL (`src/build/finish-output.ts`), the dev server elsewhere. */
export async function pictureOfSeed(path: string): Promise<Response> {
  // With this header msw's worker lets a request pass.
  const at = (folder: string) =>
    fetch(`${import.meta.env.BASE_URL}${folder}/${path}`, { headers: { accept: 'msw/passthrough' } }).catch(
      // Offline, a picture that was not loaded yet is as good as missing.
      () => new Response(null, { status: 404 }),
    )
  if (!import.meta.env.PROD || !path.startsWith('properties/')) return at('storage')
  const built = await at('api/storage')
  return built.headers.get('content-type')?.startsWith('image/') ? built : at('storage')
}
