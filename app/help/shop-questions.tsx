import { Disclosure } from '../ui/display/disclosure'
import { Heading } from '../ui/text/heading'
import { TextHtml } from './text-html'

/** The most common questions to the shop, one answer open at a time. */
export function ShopQuestions({
	questions,
}: {
	questions: { question: string; answer: string }[]
}) {
	if (questions.length === 0) return null
	return (
		<section aria-labelledby="questions">
			<Heading level={2} size="title" id="questions">
				Frequently asked questions
			</Heading>
			{questions.map(({ question, answer }) => (
				<Disclosure key={question} name="question" title={question}>
					<TextHtml html={answer} />
				</Disclosure>
			))}
		</section>
	)
}
