import { Textarea, type TextareaProps } from '@mantine/core'

/** The words of a reply, which goes to others by mail. */
export const ReplyField = (field: TextareaProps & { maxLength: number }) => (
	<Textarea label="Reply" autosize minRows={3} maxRows={12} {...field} />
)
