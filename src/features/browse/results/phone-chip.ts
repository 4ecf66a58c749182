/** A button in the row above the results: on phones small to look at, with a target of 44 px. */
export const phoneChip = 'max-md:thumb-target max-md:min-h-9 max-md:px-2.5 max-md:py-1 max-md:text-[0.8125rem]'
