import type { ComponentProps } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { Stack } from '../../ui/layout/stack'
import page from './job.module.css'

type Sent = FetcherWithComponents<unknown>

interface JobFormProps extends Omit<ComponentProps<typeof Stack<Sent['Form']>>, 'as' | 'method'> {
	fetcher: Sent
}

/** A form of a job, which is sent while its page stays. */
export const JobForm = ({ fetcher, ...rest }: JobFormProps) => (
	<Stack as={fetcher.Form} method="post" gap={3} className={page.form} {...rest} />
)
