import { Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'

const MAX_LENGTH = 500

/** A note of a sentence or two. */
export const NoteField = (props: ComponentProps<typeof Textarea>) => (
	<Textarea maxLength={MAX_LENGTH} rows={2} size="md" {...props} />
)
