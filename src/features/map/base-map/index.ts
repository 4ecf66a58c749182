export { BaseMap } from './base-map'
