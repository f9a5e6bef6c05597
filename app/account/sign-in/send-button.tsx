import { Button } from '@mantine/core'
import { useNavigation } from 'react-router'
import { Text } from '../../ui/text/text'

interface SendButtonProps {
	/** What the address of its form begins with. */
	path: string
	send: string
	/** What it says while the form is under way. */
	sending: string
	/** What is said once that was done, until the next page is there; null before. */
	done: string | null
}

/** The button of login and of sign-up. */
export function SendButton({ path, send, sending, done }: SendButtonProps) {
	const busy = useNavigation().formAction?.startsWith(path) ?? false
	return (
		<>
			<Button type="submit" size="md" disabled={busy || done !== null}>
				{busy ? sending : send}
			</Button>
			<Text tone="leaf" strong role="status">
				{done}
			</Text>
		</>
	)
}
