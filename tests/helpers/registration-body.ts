import type { Registration } from '@/contract/account/auth'

/** A complete registration as the app sends it (A 3, A 5). */
export function registrationBody(email: string, password: string): Registration {
  return {
    first_name: 'Ana',
    last_name: 'Cruz',
    email,
    password,
    password_confirmation: password,
    date_of_birth: '1990-01-01',
    country_code: '+63',
    phone_number: '',
    accepted_terms: true,
    country: 'Philippines',
    region: 'Western Visayas',
    city: 'Iloilo City',
  }
}
