/** Where the journeys serve the build for a real backend. They play the backend at the same origin. */
export const REAL_HOST = { folder: 'dist-real', port: 4189, url: 'http://localhost:4189' }
