import { TextInput } from '@mantine/core'
import { useFetcher } from 'react-router'
import { useFirstError } from '../../ui/forms/first-error'
import { sentenceOf } from '../../ui/forms/problem'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import type { NewsletterAnswer } from './newsletter.server'
import classes from './newsletter-box.module.css'

/** Before the address. */
export const CONFIRM = 'Almost done: press the button in the mail we have sent to'

/**
 * Asks for an address; without JavaScript the form leads to a page that says the same. @param sent the answer to that
 * page
 */
export function Newsletter({ sent }: { sent?: NewsletterAnswer | undefined }) {
	const fetcher = useFetcher<NewsletterAnswer>()
	const answer = fetcher.data ?? sent
	const form = useFirstError(answer)
	return (
		<section className={classes.box} aria-labelledby="newsletter">
			<Stack gap={1}>
				<Heading level={2} size="title" id="newsletter">
					Solar news by email
				</Heading>
				<Text size="small">New products, prices and subsidy changes, about once a month.</Text>
			</Stack>
			{answer?.problem === null ? (
				<Text strong role="status">
					{answer.toConfirm ? CONFIRM : 'Thank you. We will write to'} {answer.subscribed}.
				</Text>
			) : (
				<Row
					ref={form}
					method="post"
					action="/newsletter"
					as={fetcher.Form}
					align="start"
					gap={3}
					noValidate
				>
					<TextInput
						name="email"
						type="email"
						autoComplete="email"
						aria-label="Your email address"
						placeholder="you@example.com"
						size="md"
						defaultValue={answer?.problem?.values.email}
						error={sentenceOf(answer?.problem)}
						errorProps={{ role: 'alert' }}
						className={classes.field ?? ''}
					/>
					<WorkingButton type="submit" size="md" working={fetcher.state !== 'idle'}>
						Subscribe
					</WorkingButton>
				</Row>
			)}
		</section>
	)
}
