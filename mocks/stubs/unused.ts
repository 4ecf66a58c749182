/** Stands in for the parts of @mswjs/data that make handlers by themselves; ours come from the contract. */
function notMadeHere(): never {
  throw new Error('The handlers of this product are made from src/contract, not by @mswjs/data.')
}

export { notMadeHere as generateGraphQLHandlers, notMadeHere as generateRestHandlers }
