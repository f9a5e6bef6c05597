import { Alert, Button, InputBase, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { useShell } from '../shell/use-shell'
import { useFirstError } from '../ui/forms/first-error'
import { useFormAnswers } from '../ui/forms/form-answers'
import { formFields } from '../ui/forms/form-fields'
import { ProblemSummary } from '../ui/forms/problem-summary'
import { Stack } from '../ui/layout/stack'
import type { SupportAnswer } from './support.server'

const FIELDS = ['name', 'email', 'subject', 'message'] as const

const THANKS_SHOWN_MS = 3000

/** Whether to thank now: for three seconds after each message that was sent. */
function useThanks(answer: SupportAnswer | undefined) {
	const [over, setOver] = useState<SupportAnswer>()
	useEffect(() => {
		if (answer?.problem !== null) return
		const timer = setTimeout(() => setOver(answer), THANKS_SHOWN_MS)
		return () => clearTimeout(timer)
	}, [answer])
	return answer?.problem === null && over !== answer
}

/** Sends a message to the store. Without JavaScript the thanks stay until the next page. */
export function SupportForm({ answer }: { answer: SupportAnswer | undefined }) {
	const form = useFirstError(answer)
	const user = useShell()?.user
	const [search] = useSearchParams()
	const busy = useNavigation().formAction?.startsWith('/support') ?? false
	const thanks = useThanks(answer) || (!answer && search.get('sent') === 'yes')
	useFormAnswers(({ form: sent, answer }) => {
		if ((answer as SupportAnswer | undefined)?.problem !== null) return
		for (const name of ['subject', 'message']) {
			const field = form.current?.elements.namedItem(name) as HTMLInputElement | null
			// Text typed meanwhile stays.
			if (field?.value === sent.get(name)) field.value = ''
		}
	})
	const problem = answer?.problem
	const initial = { name: user?.name, email: user?.email }
	const field = formFields(problem, initial, { size: 'md', required: true })
	return (
		<Stack ref={form} method="post" action="/support" noValidate preventScrollReset as={Form}>
			<div role="status">
				{thanks && (
					<Alert color="leaf" variant="light" icon={<IconCircleCheck aria-hidden />}>
						Thank you. Your message has reached us.
					</Alert>
				)}
			</div>
			<ProblemSummary of={problem} beside={FIELDS} />
			<TextInput {...field('name')} label="Name" autoComplete="name" />
			<TextInput {...field('email')} type="email" label="Email" autoComplete="email" />
			<TextInput {...field('subject')} label="Subject" />
			<InputBase {...field('message')} component="textarea" label="Message" rows={6} multiline />
			<Button type="submit" size="md" disabled={busy}>
				{busy ? 'Sending...' : 'Send message'}
			</Button>
		</Stack>
	)
}
