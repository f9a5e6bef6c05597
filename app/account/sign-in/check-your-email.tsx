import { Link } from 'react-router'
import { withNext } from '../../components/session/redirect-path'
import { Text } from '../../ui/text/text'
import { AccountFrame } from '../account-frame'

/** After a sign-up that a mail confirms. It says the same of an address that has an account. */
export const CheckYourEmail = ({ email, next }: { email: string; next: string | null }) => (
	<AccountFrame
		title="Check your email"
		intro={`We have written to ${email}. The mail says what to do next, and its link works for seven days.`}
	>
		<Text>
			You can order without an account too: your cart stays here.{' '}
			<Link to={next?.startsWith('/checkout') ? next : '/cart'}>Go on without one</Link>
		</Text>
		<Text size="small">
			No mail? Check your spam folder, or <Link to={withNext('/signup', next)}>sign up again</Link>.
		</Text>
	</AccountFrame>
)
