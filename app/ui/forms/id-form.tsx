import type { ReactNode } from 'react'
import { Form } from 'react-router'

/** A form of buttons alone: each asks for something about the thing with this id. */
export const IdForm = ({ id, children }: { id: string; children: ReactNode }) => (
	<Form method="post" replace preventScrollReset>
		<input type="hidden" name="id" value={id} />
		{children}
	</Form>
)
