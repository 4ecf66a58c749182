import { ContractError } from '@/api/errors'

/** What stands below 'Error Loading Profile': the message, or the documented words where the answer has none (A 8). */
export function profileFailure(error: Error): string {
  return error instanceof ContractError ? 'Failed to load user profile' : error.message
}
