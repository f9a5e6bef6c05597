import { Textarea } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import { WorkingButton } from '../ui/working-button'
import classes from './order.module.css'

const LONGEST = 500

/** Calls the order off, in two steps: opening this is the first. */
export function OrderCancel({ problem, onBegin }: { problem: string | null; onBegin: () => void }) {
	const { formData } = useNavigation()
	return (
		<details className={classes.cancel} open={problem !== null || undefined}>
			<summary>Cancel this order</summary>
			<Form method="post" preventScrollReset>
				<p>The order ends here and its pieces go back on the shelf. This cannot be undone.</p>
				<Textarea
					name="reason"
					label="Reason (optional)"
					maxLength={LONGEST}
					rows={2}
					size="md"
					error={problem}
					onInput={onBegin}
				/>
				<WorkingButton
					type="submit"
					name="intent"
					value="cancel"
					color="red"
					variant="outline"
					size="md"
					className={classes.confirm ?? ''}
					working={formData?.get('intent') === 'cancel'}
				>
					Yes, cancel the order
				</WorkingButton>
			</Form>
		</details>
	)
}
