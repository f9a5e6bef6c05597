import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { privateMeta } from '../../shell/page-title'
import { Stack } from '../../ui/layout/stack'
import { AccountFrame } from '../account-frame'

export const meta = privateMeta('Your account is deleted')

/** Where the deletion of an account leads. */
export default function AccountDeletedPage() {
	return (
		<AccountFrame title="Your account is deleted" intro="You are logged out everywhere.">
			<Stack align="start">
				<p>Orders you placed stay with us for as long as tax law asks.</p>
				<Button component={Link} to="/products" size="md">
					Go to the shop
				</Button>
			</Stack>
		</AccountFrame>
	)
}
