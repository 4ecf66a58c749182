/** Where people in the Philippines send a link. The first two open the app on the device. */
export function shareTargets(title: string, url: string): readonly { name: string; href: string }[] {
  const link = encodeURIComponent(url)
  const text = encodeURIComponent(`${title} ${url}`)
  return [
    { name: 'Messenger', href: `fb-messenger://share/?link=${link}` },
    { name: 'Viber', href: `viber://forward?text=${text}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
  ]
}
