import { Textarea } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import { WorkingButton } from '../ui/working-button'
import classes from './order.module.css'
import { type ContactField, OrderContact } from './order-contact'
import { orderIntents } from './order-intents'

const MAX_LENGTH = 500

interface Props {
	problem: string | null
	contact?: ContactField | null
	/** What was typed before. */
	reason?: string
	onBegin: () => void
}

/** Calls the order off, in two steps: opening this is the first. */
export function OrderCancel({ problem, contact = null, reason = '', onBegin }: Props) {
	const { formData } = useNavigation()
	return (
		<details
			className={classes.cancel}
			open={problem !== null || contact?.error != null || undefined}
		>
			<summary>Cancel this order</summary>
			<Form method="post" preventScrollReset>
				<p>The order ends here and its pieces go back on the shelf. This cannot be undone.</p>
				<Textarea
					name="reason"
					label="Reason (optional)"
					maxLength={MAX_LENGTH}
					rows={2}
					size="md"
					defaultValue={reason}
					error={problem}
					onInput={onBegin}
				/>
				<OrderContact contact={contact} />
				<WorkingButton
					type="submit"
					{...orderIntents.field('cancel')}
					color="red"
					variant="outline"
					size="md"
					className={classes.confirm ?? ''}
					working={orderIntents.in(formData) === 'cancel'}
				>
					Yes, cancel the order
				</WorkingButton>
			</Form>
		</details>
	)
}
