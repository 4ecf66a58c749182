import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainPress } from '@/lib/plain-press'
import { askToSignIn } from '@/session/auth-dialog'
import { isSignedIn } from '@/session/session'
import { buttonClass } from '@/ui/button/button-class'

const LIST_PROPERTY = '/dashboard/list-property'

/** 'List Property' in the header of wide screens. A visitor is asked to sign in where they are. */
export function ListPropertyLink() {
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event) || isSignedIn()) return
    event.preventDefault()
    askToSignIn(LIST_PROPERTY, 'list')
  }
  return (
    <Link
      to={LIST_PROPERTY}
      preload={false}
      onClick={press}
      className={`${buttonClass({ variant: 'outline', size: 'small' })} whitespace-nowrap max-xl:hidden @max-6xl:hidden`}
    >
      List Property
    </Link>
  )
}
