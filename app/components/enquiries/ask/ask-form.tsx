import { Button, InputBase, TextInput } from '@mantine/core'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import { useShell } from '../../../shell/use-shell'
import { useFirstError } from '../../../ui/forms/first-error'
import { formFields } from '../../../ui/forms/form-fields'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Banner } from '../../../ui/layout/banner'
import { Grid } from '../../../ui/layout/grid'
import { Stack } from '../../../ui/layout/stack'
import { Text } from '../../../ui/text/text'
import { PhoneField } from '../../address/phone-field'
import { PinField } from '../../address/pin-field'
import { usePin } from '../../address/use-pin'
import classes from './ask.module.css'
import type { AskAnswer } from './ask.server'
import { CallBackFields } from './call-back-fields'
import { askAddress, type Subject, shortened } from './enquiry-subject'

const FIELDS = ['name', 'contactNumber', 'email', 'pin', 'message'] as const
const BESIDE = [...FIELDS, 'callDay', 'callTime'] as const

interface AskFormProps {
	subject: Subject
	answer: AskAnswer | undefined
	/** Epoch milliseconds, from when on one can be called. */
	now: number
	/** Sends it while the page stays as it is; without it the form is the page's own. */
	fetcher?: FetcherWithComponents<unknown>
}

/** The sender's name, contact details and question. */
export function AskForm({ subject, answer, now, fetcher }: AskFormProps) {
	const form = useFirstError(answer)
	const { pin, look } = usePin(null)
	const user = useShell()?.user
	const navigation = useNavigation()
	const busy = (fetcher ?? navigation).state === 'submitting'
	const problem = answer?.problem
	const asksCost = subject.asks === 'delivery-cost'
	const known = { name: user?.name, email: user?.email, pin: subject.pin ?? '' }
	const field = formFields(problem, known, { size: 'md' })
	return (
		<Stack
			as={fetcher?.Form ?? Form}
			ref={form}
			method="post"
			action={askAddress(subject)}
			noValidate
			preventScrollReset
			onSubmit={(event) => {
				if (busy) event.preventDefault()
			}}
		>
			{subject.plan && <input type="hidden" name="plan" value={subject.plan} />}
			{subject.items && <input type="hidden" name="items" value={subject.items} />}
			{asksCost && <input type="hidden" name="asks" value={subject.asks} />}
			<input type="hidden" name="summary" value={shortened(subject.summary)} />
			<About {...subject} />
			<ProblemSummary of={problem} beside={BESIDE} />
			<TextInput {...field('name')} label="Name" required autoComplete="name" />
			<Grid className={classes.contacts}>
				<PhoneField {...field('contactNumber')} label="Contact number" />
				<TextInput
					{...field('email')}
					label="Email"
					type="email"
					inputMode="email"
					autoComplete="email"
				/>
				<Text size="tiny" color="muted" className={classes.hint}>
					One of the two is enough.
				</Text>
			</Grid>
			<PinField
				{...field('pin')}
				label="PIN code"
				required
				pin={pin}
				look={look}
				maxLength={7}
				className={classes.pin ?? ''}
			/>
			<CallBackFields now={now} problem={problem} />
			<InputBase
				{...field('message')}
				component="textarea"
				label="Message (optional)"
				description={
					asksCost
						? 'Such as a day by which you need the goods'
						: 'Such as what an installer should know of the roof'
				}
				rows={3}
				multiline
				maxLength={1000}
			/>
			<Text size="tiny" color="muted">
				You pay nothing now.{' '}
				{asksCost
					? 'We tell you the cost and the day, and you can order at that price.'
					: `Installers who can take your enquiry see your ${subject.items ? 'goods' : 'plan'}, name, number and email.`}
			</Text>
			<Button type="submit" size="md" aria-disabled={busy} className={classes.send ?? ''}>
				{busy ? 'Sending...' : 'Send enquiry'}
			</Button>
		</Stack>
	)
}

function About({ summary, items }: Subject) {
	if (!summary) return null
	return (
		<Banner variant="info">
			<Text size="tiny" color="muted">
				{items ? 'Your goods' : 'Your plan'}
			</Text>
			{summary}
		</Banner>
	)
}
