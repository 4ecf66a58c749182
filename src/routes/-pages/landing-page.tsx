import { Landing } from '@/features/landing/landing'
import { ThemeButton } from '@/shell/theme-button'

/** The landing screen, with the shell's own switch between light and dark. */
export function LandingPage() {
  return (
    <>
      <title>Proventous</title>
      <Landing themeButton={<ThemeButton />} />
    </>
  )
}
