import { listingsAsJson } from './generate-listings'

onmessage = (event: MessageEvent<{ count: number; now: number }>) => {
  const json = listingsAsJson(event.data.count, event.data.now)
  postMessage(json, { transfer: [json.buffer] })
}
