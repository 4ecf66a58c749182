import {
  hashKey,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query'

const underWay = new WeakMap<QueryClient, Set<string>>()

/** A second press about the same answers undefined: `isPending` is rendered too late for a double click. */
export function useOnce() {
  const queryClient = useQueryClient()
  return <Answer>(about: QueryKey, send: () => Promise<Answer>): Promise<Answer> | undefined => {
    const keys = underWay.get(queryClient) ?? new Set()
    underWay.set(queryClient, keys)
    const key = hashKey(about)
    if (keys.has(key)) return undefined
    keys.add(key)
    return send().finally(() => keys.delete(key))
  }
}

type Options<Answer, Given, Kept> = UseMutationOptions<Answer, Error, Given, Kept> & {
  /** What a press is about. Two buttons about the same thing share it: only one of them is sent. */
  about: QueryKey | ((given: Given) => QueryKey)
}

/** A mutation that is sent once. `send` is `mutate` with its answer; undefined where the same is on its way. */
export function useSendOnce<Answer, Given = void, Kept = unknown>({ about, ...options }: Options<Answer, Given, Kept>) {
  const once = useOnce()
  const { mutateAsync, ...mutation } = useMutation(options)
  const send = (...given: Parameters<typeof mutateAsync>) =>
    once(typeof about === 'function' ? about(given[0] as Given) : about, () => mutateAsync(...given))
  const mutate: typeof mutation.mutate = (...given) => void send(...given)?.catch(shown)
  return { ...mutation, mutate, send }
}

/** The mutation's own state holds the error. */
function shown() {}
