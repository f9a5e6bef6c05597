import { Button } from '@mantine/core'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { QuestionDialog } from '../ui/overlay/question-dialog'
import { number } from '../ui/text/format'
import { Text } from '../ui/text/text'
import { enquiryIntents } from './enquiry-intents'

interface ReplyQuestionProps {
	/** The enquiries that it answers. */
	ids: string[]
	reply: string
	/** The address without the question. */
	back: string
	/** Closes the question where it has no address of its own. */
	onCancel?: (() => void) | undefined
}

/** Asks before a reply goes to several, which cannot be taken back. */
export function ReplyQuestion({ ids, reply, back, onCancel }: ReplyQuestionProps) {
	const navigate = useNavigate()
	const busy = useNavigation().state === 'submitting'
	const cancel = onCancel ?? (() => navigate(back, { replace: true, preventScrollReset: true }))
	const to = ids.length === 1 ? '1 enquiry' : `${number(ids.length)} enquiries`
	return (
		<QuestionDialog title={`Send this reply to ${to}?`} onCancel={cancel}>
			<Stack as={Form} method="post" action={back} preventScrollReset>
				<input type="hidden" {...enquiryIntents.field('reply-chosen')} />
				<input type="hidden" name="reply" value={reply} />
				<input type="hidden" name="sure" value="yes" />
				{ids.map((id) => (
					<input key={id} type="hidden" name="id" value={id} />
				))}
				<Text written>{reply}</Text>
				<p>Each is mailed to whoever asked, and cannot be taken back.</p>
				<Row justify="end">
					<Button
						component={Link}
						to={back}
						replace
						preventScrollReset
						variant="default"
						onClick={(event) => {
							if (!onCancel) return
							event.preventDefault()
							onCancel()
						}}
					>
						Cancel
					</Button>
					<Button type="submit" disabled={busy}>
						Send
					</Button>
				</Row>
			</Stack>
		</QuestionDialog>
	)
}
