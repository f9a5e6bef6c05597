import { Button } from '@mantine/core'
import { useNavigation } from 'react-router'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { Text } from '../ui/text/text'
import { WorkingButton } from '../ui/working-button'
import classes from './checkout-send.module.css'

/** The form's buttons: a shop places the order; a demo can only ask for one to play with. */
export function CheckoutSend({ isDemo }: { isDemo: boolean }) {
	const { formAction, state } = useNavigation()
	const sending = state !== 'idle' && formAction?.startsWith('/checkout') === true
	if (!isDemo)
		return (
			<Stack className={classes.send}>
				<WorkingButton type="submit" size="lg" fz="md" color="marigold.5" working={sending}>
					Place order
				</WorkingButton>
			</Stack>
		)
	return (
		<Stack className={classes.send}>
			<Row wrap align="stretch" gap={3}>
				<Button size="lg" fz="md" disabled aria-describedby="why-disabled">
					Order Disabled (Demo Only)
				</Button>
				<WorkingButton type="submit" size="lg" fz="md" color="marigold.5" working={sending}>
					Send demo request
				</WorkingButton>
			</Row>
			<Text id="why-disabled" size="small" tone="muted" measure>
				This is a demo store, so nothing is sold and nothing is paid. A demo request shows the rest
				of the way: an installer receives it, and you can follow it like a real order.
			</Text>
		</Stack>
	)
}
