import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../ui/first-error'
import { NO_REFUSAL, type Refusal } from '../ui/refusal'
import classes from './entrance.module.css'

export interface ApplyAnswer extends Refusal {
	/** What was typed; null leaves the fields as they are. */
	typed: { firm: string; licenceNumber: string; message: string } | null
}

/** A firm, its licence and a few words. */
export function ApplyForm({ answer }: { answer: ApplyAnswer | undefined }) {
	const form = useFirstError(answer)
	const busy = useNavigation().formAction?.startsWith('/account/apply') ?? false
	const { errors, message } = answer ?? NO_REFUSAL
	const field = { size: 'md', withAsterisk: false, errorProps: { role: 'alert' } } as const
	return (
		<Form ref={form} method="post" noValidate className={classes.form}>
			{message && (
				<Alert className={classes.problem ?? ''} color="red" role="alert">
					{message}
				</Alert>
			)}
			<TextInput
				{...field}
				name="firm"
				label="Firm"
				autoComplete="organization"
				required
				maxLength={100}
				defaultValue={answer?.typed?.firm}
				error={errors.firm}
			/>
			<TextInput
				{...field}
				name="licenceNumber"
				label="Licence number"
				required
				maxLength={60}
				defaultValue={answer?.typed?.licenceNumber}
				error={errors.licenceNumber}
			/>
			<Textarea
				{...field}
				name="message"
				label="Message (optional)"
				description="Where you work, and since when."
				maxLength={2000}
				rows={4}
				defaultValue={answer?.typed?.message}
				error={errors.message}
			/>
			<Button type="submit" size="md" disabled={busy}>
				{busy ? 'Sending...' : 'Send application'}
			</Button>
		</Form>
	)
}
