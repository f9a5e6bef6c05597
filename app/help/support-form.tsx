import { Alert, Button, InputBase, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { useShell } from '../shell/use-shell'
import { useFirstError } from '../ui/forms/first-error'
import { useHydrated } from '../ui/hydrated'
import { NO_REFUSAL, type Refusal } from '../ui/refusal'
import classes from './support.module.css'

export interface SupportAnswer extends Refusal {
	sent: boolean
	typed?: { name: string; email: string; subject: string; message: string }
}

const THANKS_SHOWN_MS = 3000

/** Whether to thank now: for three seconds after each message that was sent. */
function useThanks(answer: SupportAnswer | undefined) {
	const [over, setOver] = useState<SupportAnswer>()
	useEffect(() => {
		if (!answer?.sent) return
		const timer = setTimeout(() => setOver(answer), THANKS_SHOWN_MS)
		return () => clearTimeout(timer)
	}, [answer])
	return answer?.sent === true && over !== answer
}

/** Sends a message to the store. Without JavaScript the thanks stay until the next page. */
export function SupportForm({ answer }: { answer: SupportAnswer | undefined }) {
	const form = useFirstError(answer)
	const user = useShell()?.user
	const hydrated = useHydrated()
	const [search] = useSearchParams()
	const busy = useNavigation().formAction?.startsWith('/support') ?? false
	const thanks = useThanks(answer) || (!answer && search.get('sent') === 'yes')
	useEffect(() => {
		if (!answer?.sent) return
		const { current } = form
		for (const name of ['subject', 'message']) {
			const field = current?.elements.namedItem(name) as HTMLInputElement | null
			if (field) field.value = ''
		}
	}, [answer, form])
	const { errors, message } = answer ?? NO_REFUSAL
	const field = {
		size: 'md',
		required: true,
		withAsterisk: false,
		errorProps: { role: 'alert' },
	} as const
	return (
		<Form
			ref={form}
			method="post"
			action="/support"
			noValidate
			preventScrollReset
			className={classes.form}
		>
			{hydrated && <input type="hidden" name="stay" value="yes" />}
			<div role="status" className={classes.thanks}>
				{thanks && (
					<Alert color="leaf" variant="light" icon={<IconCircleCheck aria-hidden />}>
						Thank you. Your message has reached us.
					</Alert>
				)}
			</div>
			{message && (
				<Alert className={classes.problem ?? ''} color="red" role="alert">
					{message}
				</Alert>
			)}
			<TextInput
				{...field}
				name="name"
				label="Name"
				autoComplete="name"
				defaultValue={answer?.typed?.name ?? user?.name}
				error={errors.name}
			/>
			<TextInput
				{...field}
				name="email"
				type="email"
				label="Email"
				autoComplete="email"
				defaultValue={answer?.typed?.email ?? user?.email}
				error={errors.email}
			/>
			<TextInput
				{...field}
				name="subject"
				label="Subject"
				defaultValue={answer?.typed?.subject}
				error={errors.subject}
			/>
			<InputBase
				{...field}
				component="textarea"
				name="message"
				label="Message"
				rows={6}
				multiline
				defaultValue={answer?.typed?.message}
				error={errors.message}
			/>
			<Button type="submit" size="md" disabled={busy}>
				{busy ? 'Sending...' : 'Send message'}
			</Button>
		</Form>
	)
}
