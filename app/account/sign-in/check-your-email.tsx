import { Link } from 'react-router'
import { Text } from '../../ui/text/text'
import { AccountFrame } from '../account-frame'
import { withNext } from '../redirect-path'

/** After a sign-up that a mail confirms. It says the same of an address that has an account. */
export const LookIntoMail = ({ email, next }: { email: string; next: string | null }) => (
	<AccountFrame
		title="Look into your mail"
		intro={`We have written to ${email}. The mail says how to go on, and is good for seven days.`}
	>
		<Text>
			You can order without an account too: your cart stays here.{' '}
			<Link to={next?.startsWith('/checkout') ? next : '/cart'}>Go on without one</Link>
		</Text>
		<Text size="small">
			Nothing came? Look among the spam, or{' '}
			<Link to={withNext('/signup', next)}>sign up again</Link>.
		</Text>
	</AccountFrame>
)
