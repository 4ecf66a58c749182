import { useState } from 'react'
import { fullMobile } from '@/domain/people/phone-number'
import { Dialog } from '@/ui/dialog/dialog'
import { notify } from '@/ui/toast/notify'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { SuccessPanel } from '../success-panel'
import { useKnownChanges } from '../use-known-changes'
import type { Verification } from '../use-verification'
import { CodeStep } from './code-step'
import { NumberStep } from './number-step'
import { changePhoneDraft, forgetPhoneDraft, usePhoneDraft } from './phone-draft'
import { usePhoneVerification } from './use-phone-verification'

type PhoneModalProps = { open: boolean; onClose: () => void; verification: Verification }

/** Verifies the mobile number in two steps: number, then code (A 2, A 4). */
export function PhoneModal({ open, onClose, verification: { phoneNumber, id } }: PhoneModalProps) {
  const draft = usePhoneDraft()
  const { busy, problem, dismiss, send, verify } = usePhoneVerification()
  const learn = useKnownChanges()
  const [verified, setVerified] = useState<string | null>(null)
  const { sentTo } = draft
  // A number that was changed on the profile needs a new code.
  const sent = sentTo !== null && (phoneNumber === null || fullMobile(phoneNumber) === sentTo)

  const finish = (number: string) => {
    onClose()
    setVerified(null)
    learn({ phone_verified: true, can_list_properties: id === 'verified' }, { phoneNumber: number })
  }
  const confirm = async (number: string, code: string) => {
    if (!(await verify(number, code))) return
    forgetPhoneDraft()
    notify({ text: 'Phone number verified successfully!', tone: 'good' })
    // If the ID is verified too, this was the last step. The popup is shown before the next screen opens.
    if (id === 'verified') setVerified(number)
    else finish(number)
  }
  const close = () => {
    if (verified !== null) return finish(verified)
    dismiss()
    onClose()
  }
  return (
    <Dialog
      open={open}
      size="small"
      title={verified === null ? 'Your listing is not yet visible' : 'Verification Complete!'}
      onOpenChange={(now) => {
        if (!now) close()
      }}
    >
      {verified !== null ? (
        <SuccessPanel onEnd={() => finish(verified)}>
          Your phone and your ID are verified. You can list properties now.
        </SuccessPanel>
      ) : (
        <div className="space-y-4">
          <p className="text-pretty text-ink-muted">
            {sent ? 'Step 2 of 2: the code.' : 'Step 1 of 2: your mobile number. We text a code to it.'}
          </p>
          <FormAlert takesFocus text={problem} />
          {sent ? (
            <CodeStep
              draft={{ ...draft, sentTo }}
              busy={busy}
              edited={dismiss}
              onVerify={(code) => void confirm(sentTo, code)}
              onSendAgain={() => void send(sentTo, draft.sends)}
            />
          ) : (
            <NumberStep
              known={phoneNumber}
              typed={draft.number}
              busy={busy === 'send'}
              onSend={(number) => {
                changePhoneDraft({ code: '' })
                void send(number, 0)
              }}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}
