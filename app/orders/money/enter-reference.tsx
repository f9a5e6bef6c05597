import { TextInput } from '@mantine/core'
import { Form, useSearchParams } from 'react-router'
import { orderIntents } from '../../components/orders/order-intents'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'

const MAX_REFERENCE = 100

interface EnterReferenceProps {
	problem: FormProblem<'reference'> | null
}

/** The form by which a buyer who paid by transfer enters its UTR, so that the shop finds it. */
export function EnterReference({ problem }: EnterReferenceProps) {
	const form = useFirstError(problem)
	const field = formFields(problem, {}, { size: 'md' })
	const [params] = useSearchParams()
	return (
		<Stack
			as={Form}
			ref={form}
			method="post"
			preventScrollReset
			gap={3}
			align="start"
			narrow="fields"
		>
			{params.has('entered') && !problem && (
				<Banner role="status">
					Thank you. We compare it with our account; it can take a working day.
				</Banner>
			)}
			<ProblemSummary of={problem} beside={['reference']} />
			<TextInput
				{...field('reference')}
				label="Paid already? Enter the UTR of your payment"
				description="12 digits for UPI and IMPS, longer for NEFT and RTGS. Your bank’s app shows it with the payment."
				maxLength={MAX_REFERENCE}
				autoComplete="off"
				required
			/>
			<IntentButton intents={orderIntents} intent="enter-reference" variant="default" size="md">
				Send the UTR
			</IntentButton>
		</Stack>
	)
}
