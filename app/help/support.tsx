import { Link } from 'react-router'
import { sendForm } from '../ui/forms/send-form'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import { Heading } from '../ui/text/heading'
import { Text } from '../ui/text/text'
import type { Route } from './+types/support'
import classes from './support.module.css'
import { writeToUs } from './support.server'
import { Contact } from './support-contact'
import { SupportForm } from './support-form'
import { Questions } from './support-questions'

export const meta: Route.MetaFunction = () => [
	{ title: 'Support & Help – Solbazaar' },
	{
		name: 'description',
		content:
			'Answers about delivery, installation, subsidy and warranty, and a way to write to us.',
	},
]

export const action = ({ request, context }: Route.ActionArgs) => writeToUs(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

export default function Support({ actionData }: Route.ComponentProps) {
	return (
		<Page className={classes.page}>
			<Stack as="header" gap={2} className={classes.head}>
				<h1>Support &amp; Help</h1>
				<Text tone="muted" measure>
					Five things most people ask. If yours is not among them, <a href="#write">write to us</a>.
					Orders you have placed are in <Link to="/account">your account</Link>.
				</Text>
			</Stack>
			<Questions />
			<Stack as="section" id="write" className={classes.write} aria-labelledby="write-heading">
				<Heading level={2} size="title" id="write-heading">
					Write to us
				</Heading>
				<SupportForm answer={actionData} />
			</Stack>
			<Contact />
		</Page>
	)
}
