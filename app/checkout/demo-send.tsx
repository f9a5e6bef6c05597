import { Button } from '@mantine/core'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { Text } from '../ui/text/text'
import { WorkingButton } from '../ui/working-button'
import classes from './send.module.css'

/** The buttons of a demo, which sells nothing: it can only be asked for an order to play with. */
export const DemoSend = ({ sending }: { sending: boolean }) => (
	<Stack className={classes.send}>
		<Row wrap align="stretch" gap={3}>
			<Button size="lg" fz="md" disabled aria-describedby="why-disabled">
				Order Disabled (Demo Only)
			</Button>
			<WorkingButton type="submit" size="lg" fz="md" color="marigold.5" working={sending}>
				Send demo request
			</WorkingButton>
		</Row>
		<Text id="why-disabled" size="small" color="muted" measure>
			This is a demo store, so nothing is sold and nothing is paid. A demo request shows the rest of
			the way: an installer receives it, and you can follow it like a real order.
		</Text>
	</Stack>
)
