import { IconChevronRight } from '@tabler/icons-react'
import { Form } from 'react-router'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import classes from './sample-accounts.module.css'

export interface SampleAccount {
	email: string
	password: string
	role: string
}

const SIDE: Record<string, string> = {
	Buyer: 'Shop, fill a cart and follow an order',
	Installer: 'Take orders and plan installations',
	Admin: 'Keep products, stock and feedback',
}

interface SampleAccountsProps {
	accounts: SampleAccount[]
	/** Puts an account into the form. Where JavaScript is off, the press signs in at once. */
	onChoose: (account: SampleAccount) => void
}

/** The demo's accounts, so that each side of the store can be tried at once. */
export function SampleAccounts({ accounts, onChoose }: SampleAccountsProps) {
	return (
		<>
			<h2>Try a sample account</h2>
			<Text size="small">
				Choose one to fill in the form. The password is {accounts[0]?.password} for each.
			</Text>
			<Stack as="ul" gap={2} className={classes.list}>
				{accounts.map((account) => (
					<li key={account.email}>
						<Form
							method="post"
							onSubmit={(event) => {
								event.preventDefault()
								onChoose(account)
							}}
						>
							<input type="hidden" name="email" value={account.email} />
							<input type="hidden" name="password" value={account.password} />
							<input type="hidden" name="role" value={account.role} />
							<ButtonLink type="submit" className={classes.account}>
								<Text as="span" size="body" strong>
									{account.role}
								</Text>
								<span>{SIDE[account.role]}</span>
								<Text as="span" size="tiny" color="muted">
									{account.email}
								</Text>
								<IconChevronRight className={classes.chevron} size={20} aria-hidden />
							</ButtonLink>
						</Form>
					</li>
				))}
			</Stack>
		</>
	)
}
