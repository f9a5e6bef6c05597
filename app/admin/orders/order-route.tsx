import { Form, useNavigation } from 'react-router'
import { type FormProblem, sentenceOf } from '../../ui/forms/problem'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import { adminOrderIntents } from './order-intents'

/** Asks the next installer where the one who was asked does not answer, or where now one can be found. */
export function OrderRoute({ problem }: { problem: FormProblem<'reason'> | null }) {
	const busy = adminOrderIntents.in(useNavigation().formData) === 'route'
	return (
		<Form method="post" preventScrollReset>
			{problem && (
				<Text size="small" tone="danger" strong role="alert">
					{sentenceOf(problem)}
				</Text>
			)}
			<WorkingButton
				type="submit"
				{...adminOrderIntents.field('route')}
				variant="default"
				working={busy}
			>
				Ask the next installer
			</WorkingButton>
		</Form>
	)
}
