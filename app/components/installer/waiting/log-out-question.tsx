import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { SignedInUser } from '../../../../domain/accounts/schema'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { QuestionDialog } from '../../../ui/overlay/question-dialog'
import { currentQueue, leaveOut, sendWaiting } from './queue'
import { useSendingQueue } from './use-queue'
import { WaitingFile } from './waiting-file'

const isLogOut = (form: EventTarget | null): form is HTMLFormElement =>
	form instanceof HTMLFormElement && new URL(form.action).pathname === '/logout'

/** Sends the queue of an installer on every page, and asks before they log out while changes in it wait. */
export default function LogOutQuestion({ user }: { user: SignedInUser }) {
	const { changes } = useSendingQueue(user)
	const [form, setForm] = useState<HTMLFormElement | null>(null)
	const isSure = useRef(false)
	useEffect(() => {
		const ask = (event: SubmitEvent) => {
			if (isSure.current || currentQueue().changes.length === 0 || !isLogOut(event.target)) return
			// Before the router sees it.
			event.preventDefault()
			event.stopPropagation()
			setForm(event.target)
		}
		window.addEventListener('submit', ask, { capture: true })
		return () => window.removeEventListener('submit', ask, { capture: true })
	}, [])
	if (!form) return null

	async function logOut() {
		for (const { key } of currentQueue().changes) await leaveOut(key)
		isSure.current = true
		form?.requestSubmit()
		isSure.current = false
		setForm(null)
	}

	const count = changes.length === 1 ? '1 change has' : `${changes.length} changes have`
	return (
		<QuestionDialog title="Log out without sending?" onCancel={() => setForm(null)}>
			<Stack>
				<p>
					{changes.length === 0
						? 'All changes of your jobs have been sent.'
						: `${count} not been taken by the store yet. Logging out deletes what is on this phone.`}
				</p>
				<Row wrap justify="end">
					<WaitingFile changes={changes} />
					<Button variant="default" onClick={() => void sendWaiting()}>
						Send now
					</Button>
					<Button variant="default" onClick={() => setForm(null)}>
						Stay logged in
					</Button>
					<Button onClick={() => void logOut()}>Log out</Button>
				</Row>
			</Stack>
		</QuestionDialog>
	)
}
