import type { ListingField } from '../../src/domain/listing/field-entry'
import { FIELD_NAMES, storedName } from '../../src/domain/listing/field-kinds'
import { FIELDS } from '../../src/domain/listing/fields'
import { isPhField, phPathOf } from '../../src/domain/papers/ph'

/** The nearest name of the RESO Data Dictionary 2.0 for each field; '' where it has none. A new field without a row does not compile. */
const RESO: Record<ListingField, string> = {
  status: 'StandardStatus',
  listing_type: 'PropertyType (… Lease)',
  category: 'PropertyType',
  property_type: 'PropertySubType',
  condition: 'PropertyCondition',
  title: '',
  description: 'PublicRemarks',
  price: 'ListPrice',
  currency: '',
  hoa_fees: 'AssociationFee, AssociationFeeFrequency Monthly',
  address: 'UnparsedAddress',
  city: 'City',
  state: 'StateOrProvince',
  zip: 'PostalCode',
  lat: 'Latitude',
  lng: 'Longitude',
  bedrooms: 'BedroomsTotal',
  bathrooms: 'BathroomsTotalInteger',
  square_feet: 'LivingArea, LivingAreaUnits Square Feet',
  lot_size: 'LotSizeAcres',
  parking_spots: 'ParkingTotal',
  year_built: 'YearBuilt',
  ceiling_height: '',
  loading_bays: '',
  capacity: '',
  roi: 'CapRate',
  furnishing: 'Furnished',
  floor_level: '',
  zoning_type: 'Zoning',
  occupancy_status: 'OccupantType',
  pet_friendly: 'PetsAllowed',
  minimum_lease: 'LeaseTerm',
  deposit: '',
  deposit_currency: '',
  utilities_included: 'RentIncludes',
  features: 'InteriorFeatures, ExteriorFeatures',
  building_features: 'BuildingFeatures',
  industrial_features: 'BuildingFeatures',
  land_features: 'LotFeatures',
  special_features: 'BuildingFeatures',
  investment_features: '',
  nearby_amenities: 'CommunityFeatures',
  photos: 'Media',
  sale_stage: 'DevelopmentStatus, SpecialListingConditions',
  title_type: '',
  turnover: 'AvailabilityDate',
  payment_reservation: '',
  payment_down_percent: '',
  payment_down_months: '',
  payment_balance: 'ListingTerms',
  assumed_balance: '',
  assumed_monthly: '',
  assumed_months_left: '',
  assumed_lender: '',
  acquired_seller: 'SpecialListingConditions Real Estate Owned',
  acquired_mode: 'SpecialListingConditions Auction',
  acquired_occupancy: 'OccupantType',
  acquired_minimum_price: '',
  acquired_offers_from: '',
  acquired_offers_until: '',
  acquired_as_is: '',
  license_to_sell_number: '',
  license_to_sell_project: '',
  license_to_sell_date: '',
  broker_license: 'ListAgentStateLicense',
  broker_valid_until: '',
  association_dues_per_sqm: '',
  association_dues_covers: 'AssociationFeeIncludes',
  unit_tower: 'BuildingName',
  unit_floor: 'EntryLevel',
  unit_number: 'UnitNumber',
  unit_orientation: 'DirectionFaces',
  unit_storeys: 'StoriesTotal',
  lot_frontage: 'FrontageLength',
  lot_road_width: '',
  parking_slots_title: '',
  parking_slots_price: '',
  flood_year_5: '',
  flood_year_25: '',
  flood_year_100: '',
  foreign_ok: '',
  government_value_per_sqm: 'TaxAssessedValue, for the whole',
  government_value_year: 'TaxYear',
  utilities: 'Utilities',
  barangay: '',
  landmark: 'Directions',
}

/** Every field of a listing on the wire, with the nearest name of the RESO Data Dictionary. */
export function ResoTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>On the wire</th>
          <th>On screen</th>
          <th>RESO</th>
        </tr>
      </thead>
      <tbody>
        {FIELD_NAMES.map((field) => (
          <tr key={field}>
            <td>
              <code>{isPhField(field) ? phPathOf(field) : storedName(field)}</code>
            </td>
            <td>{FIELDS[field].label}</td>
            <td>{RESO[field] || 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
