/** Five stored values as back ends return them, one for each rule that resolves a picture's URL (B 7). */
export const SAMPLE_FILES: readonly { name: string; raw: string; rule: string }[] = [
  {
    name: 'A path in properties/',
    raw: 'properties/1/exterior-480.webp',
    rule: 'Loaded from /api/storage/ with the path as it stands.',
  },
  {
    name: 'A bare name',
    raw: '2/living-480.webp',
    rule: 'Taken to lie in properties/.',
  },
  {
    name: 'An address in storage',
    raw: '/storage/properties/1/kitchen-480.webp',
    rule: 'Used unchanged.',
  },
  {
    name: 'A file that is not there',
    raw: 'properties/0/no-such-file.webp',
    rule: 'Resolved like any other; the screens show ‘No Image’.',
  },
  {
    name: 'No picture at all',
    raw: 'data:text/plain,house',
    rule: 'Becomes the placeholder, like an empty value or a foreign scheme.',
  },
]
