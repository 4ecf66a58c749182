import { expect, test } from 'vitest'
import { withSingleIcons } from './single-icons.mjs'

test('each icon comes from its own file, by any of its names', () => {
  expect(withSingleIcons("import { X, Home as House } from 'lucide-react'")).toBe(
    "import X from 'lucide-react/icons/x';import House from 'lucide-react/icons/house'",
  )
})

test('types stay with the package without loading it, and no line is moved', () => {
  expect(withSingleIcons("import {\n  X,\n  type LucideIcon,\n} from 'lucide-react'\nnext()")).toBe(
    "import X from 'lucide-react/icons/x';import type { LucideIcon } from 'lucide-react'\n\n\n\nnext()",
  )
  expect(withSingleIcons("import type { LucideIcon } from 'lucide-react'")).toContain('import type')
  expect(withSingleIcons("import { icons, type LucideIcon } from 'lucide-react'")).toBe(
    "import { icons, type LucideIcon } from 'lucide-react'",
  )
})
