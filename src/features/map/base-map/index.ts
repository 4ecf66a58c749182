export { BaseMap, type BaseMapProps } from './base-map'
