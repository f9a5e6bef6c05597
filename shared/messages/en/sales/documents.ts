interface Page {
	page: string
	pages: string
}

/** What is said of documents, and what stands on them. */
export const papers = {
	'papers.busy': 'The paper cannot be made at the moment. Try again shortly.',
	'papers.not_found': 'There is no such paper, or it is not yours to see.',
	'papers.no_such_quotation': 'There is no such quotation, or it is not yours to see.',
	'papers.quotation_key_reused':
		'This key has already asked for another quotation. Take a new key for a new one.',
	'papers.file_wrong': 'A paper is asked for by its id with .pdf or .json after it.',
	'papers.month_wrong': 'A month is written like 2026-11.',
	'papers.series_full': ({ series, fy }: { series: string; fy: string }) =>
		`The series ${series} of ${fy} has no room for another number. Choose a shorter prefix.`,

	'papers.page_of': ({ page, pages }: Page) => `Page ${page} of ${pages}`,
	'papers.number': 'Number',
	'papers.date': 'Date',
	'papers.order': 'Order',
	'papers.gstin': ({ gstin }: { gstin: string }) => `GSTIN ${gstin}`,
	'papers.buyer': 'Buyer',
	'papers.installer': 'Installer',
	'papers.licence': ({ licence }: { licence: string }) => `Licence ${licence}`,
	'papers.product': 'Product',
	'papers.brand': 'Brand',
	'papers.quantity': 'Quantity',
	'papers.serials': 'Serial numbers',
	'papers.no_serials': 'None noted',

	'papers.hand_over.title': 'Hand-over certificate',
	'papers.hand_over.text': ({ day, name }: { day: string; name: string }) =>
		`The system below was installed and handed over on ${day}, and signed off by ${name}.`,
	'papers.hand_over.parts': 'What was installed',
	'papers.hand_over.steps': 'What was done and measured',
	'papers.hand_over.measured': 'Test values (IEC 62446-1)',
	'papers.hand_over.string': 'String',
	'papers.hand_over.open_circuit': 'Open circuit (V)',
	'papers.hand_over.insulation': 'Insulation (MΩ)',
	'papers.hand_over.polarity': 'Polarity',
	'papers.hand_over.polarity_is': ({ polarityCorrect }: { polarityCorrect: boolean }) =>
		polarityCorrect ? 'Correct' : 'Not correct',
	'papers.hand_over.earthing': ({ earthOhms }: { earthOhms: number }) =>
		`Continuity of the earthing: ${earthOhms} Ω`,
	'papers.hand_over.step': 'Step',
	'papers.hand_over.done': 'Done on',
	'papers.hand_over.noted': 'Notes and test values',
	'papers.hand_over.photos': 'Photos',
	'papers.hand_over.not_done': 'Not done',
	'papers.hand_over.for_buyer': ({ name }: { name: string }) => `For the buyer: ${name}`,
	'papers.hand_over.for_installer': ({ name }: { name: string }) => `For the installer: ${name}`,
	'papers.step.survey': 'Survey',
	'papers.step.mounting': 'Mounting',
	'papers.step.electrical': 'Electrical work',
	'papers.step.commissioning': 'Commissioning',
	'papers.step.net-meter': 'Net-meter application',
	'papers.step.hand-over': 'Hand-over',

	'papers.warranty.title': 'Warranty card',
	'papers.warranty.text': ({ day }: { day: string }) =>
		`The warranties below run from ${day}, the day on which the system was handed over. Keep this card: it names the parts by their serial numbers.`,
	'papers.warranty.product': 'Product warranty',
	'papers.warranty.performance': 'Performance warranty',
	'papers.warranty.until': ({ years, day }: { years: string; day: string }) =>
		`${years}, until ${day}`,
	'papers.warranty.none': '–',
	'papers.warranty.claims': 'To claim, write to or call the shop:',

	'papers.data_sheet.title': ({ name }: { name: string }) => `${name}`,
	'papers.data_sheet.category': 'Category',
	'papers.data_sheet.as_of': 'As of',
	'papers.data_sheet.id': 'Product number',
	'papers.data_sheet.parts': 'What is in the kit',
	'papers.data_sheet.compliance': 'Compliance',
	'papers.data_sheet.origin': 'Made in',
	'papers.data_sheet.importer': 'Importer',
	'papers.data_sheet.listed': 'Listed',
}
