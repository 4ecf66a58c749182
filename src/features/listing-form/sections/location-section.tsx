import { Section } from '../parts/section'
import { TextInput } from '../parts/text-input'
import { PinField } from '../pin/pin-field'

export function LocationSection() {
  return (
    <Section title="Location">
      <TextInput name="address" label="Street address" autoComplete="off" />
      <div className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-[1fr_1fr_7rem]">
        <TextInput name="city" label="City" autoComplete="off" />
        <TextInput name="state" label="State" autoComplete="off" />
        <TextInput name="zip" label="ZIP" inputMode="numeric" autoComplete="off" />
      </div>
      <div className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextInput name="barangay" label="Barangay" autoComplete="off" placeholder="San Rafael" />
        <TextInput name="landmark" label="Landmark" autoComplete="off" placeholder="Behind Jaro Cathedral" />
      </div>
      <PinField />
    </Section>
  )
}
