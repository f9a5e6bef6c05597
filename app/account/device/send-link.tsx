import { Button } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import { Stack } from '../../ui/layout/stack'
import { DEVICE, deviceIntents } from './device-intents'

/** Has a link sent to an address typed at the login; the answer does not say whether an account has it. */
export function SendLink({ email }: { email: string }) {
	const busy = useNavigation().formAction === DEVICE
	return (
		<Stack as={Form} method="post" action={DEVICE} align="start">
			<input type="hidden" name="email" value={email} />
			<Button type="submit" variant="default" disabled={busy} {...deviceIntents.field('send-link')}>
				{busy ? 'Sending...' : 'Send me a link'}
			</Button>
		</Stack>
	)
}
