import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Order } from '../../../../domain/orders/schema'
import type { DecisionAnswer } from '../../../components/installer/decision/decision'
import classes from '../../../components/installer/decision/decision.module.css'
import { Refusal } from '../../../components/installer/decision/decision-buttons'
import { decisionIntents } from '../../../components/installer/decision/decision-intents'
import { useShell } from '../../../shell/use-shell'
import { sentenceOf } from '../../../ui/forms/problem'
import { Stack } from '../../../ui/layout/stack'
import { WorkingButton } from '../../../ui/working-button'

const MAX_LENGTH = 500

/** Why one declined an order, said after the fact or changed. */
export function DeclineReason({ order }: { order: Order }) {
	const fetcher = useFetcher<DecisionAnswer>()
	const me = useShell()?.user?.id
	const [open, setOpen] = useState(false)
	if (order.status !== 'declined' || order.installer?.id !== me) return null
	const given = order.history.findLast(({ action }) => action === 'decline')?.note
	const busy = fetcher.state !== 'idle'
	return (
		<details
			className={classes.reason}
			open={open}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary>{given ? `Reason: ${given}` : 'Say why (optional)'}</summary>
			<Stack
				as={fetcher.Form}
				gap={2}
				align="start"
				method="post"
				className={classes.form}
				onSubmit={() => setOpen(false)}
			>
				<input type="hidden" name="id" value={order.id} />
				<Textarea
					name="reason"
					label="Reason"
					aria-describedby={`number-${order.id}`}
					defaultValue={given ?? ''}
					maxLength={MAX_LENGTH}
					rows={2}
				/>
				<WorkingButton
					type="submit"
					{...decisionIntents.field('reason')}
					size="sm"
					variant="default"
					working={busy}
				>
					Save the reason
				</WorkingButton>
			</Stack>
			<Refusal>{sentenceOf(fetcher.data?.problem)}</Refusal>
		</details>
	)
}
