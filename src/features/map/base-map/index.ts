export { BaseMap, type BaseMapProps } from './base-map'
export { districtAt, isOnLand } from './geo'
