interface Page {
	page: string
	pages: string
}

/** Messages about documents, and the texts on them. */
export const documents = {
	'documents.busy': 'The document cannot be made at the moment. Try again shortly.',
	'documents.not_found': 'There is no such document, or it is not yours to see.',
	'documents.no_such_quotation': 'There is no such quotation, or it is not yours to see.',
	'documents.quotation_flats': 'A society has from 2 to 10,000 flats.',
	'documents.quotation_key_reused':
		'This key has already asked for another quotation. Take a new key for a new one.',
	'documents.file_wrong': 'A document is asked for by its id with .pdf or .json after it.',
	'documents.month_wrong': 'A month is written like 2026-11.',
	'documents.series_full': ({ series, fy }: { series: string; fy: string }) =>
		`The series ${series} of ${fy} has no room for another number. Choose a shorter prefix.`,

	'documents.page_of': ({ page, pages }: Page) => `Page ${page} of ${pages}`,
	'documents.number': 'Number',
	'documents.date': 'Date',
	'documents.order': 'Order',
	'documents.gstin': ({ gstin }: { gstin: string }) => `GSTIN ${gstin}`,
	'documents.buyer': 'Buyer',
	'documents.installer': 'Installer',
	'documents.licence': ({ licence }: { licence: string }) => `Licence ${licence}`,
	'documents.product': 'Product',
	'documents.brand': 'Brand',
	'documents.quantity': 'Quantity',
	'documents.serials': 'Serial numbers',
	'documents.no_serials': 'None noted',

	'documents.hand_over.title': 'Hand-over certificate',
	'documents.hand_over.text': ({ day, name }: { day: string; name: string }) =>
		`The system below was installed and handed over on ${day}, and signed off by ${name}.`,
	'documents.hand_over.parts': 'What was installed',
	'documents.hand_over.steps': 'What was done and measured',
	'documents.hand_over.measured': 'Test values (IEC 62446-1)',
	'documents.hand_over.string': 'String',
	'documents.hand_over.open_circuit': 'Open circuit (V)',
	'documents.hand_over.insulation': 'Insulation (MΩ)',
	'documents.hand_over.polarity': 'Polarity',
	'documents.hand_over.polarity_is': ({ polarityCorrect }: { polarityCorrect: boolean }) =>
		polarityCorrect ? 'Correct' : 'Not correct',
	'documents.hand_over.earthing': ({ earthOhms }: { earthOhms: number }) =>
		`Continuity of the earthing: ${earthOhms} Ω`,
	'documents.hand_over.step': 'Step',
	'documents.hand_over.done': 'Done on',
	'documents.hand_over.noted': 'Notes and test values',
	'documents.hand_over.photos': 'Photos',
	'documents.hand_over.not_done': 'Not done',
	'documents.hand_over.for_buyer': ({ name }: { name: string }) => `For the buyer: ${name}`,
	'documents.hand_over.for_installer': ({ name }: { name: string }) => `For the installer: ${name}`,
	'documents.step.survey': 'Survey',
	'documents.step.mounting': 'Mounting',
	'documents.step.electrical': 'Electrical work',
	'documents.step.commissioning': 'Commissioning',
	'documents.step.net-meter': 'Net-meter application',
	'documents.step.hand-over': 'Hand-over',

	'documents.warranty.title': 'Warranty card',
	'documents.warranty.text': ({ day }: { day: string }) =>
		`The warranties below run from ${day}, the day on which the system was handed over. Keep this card: it names the parts by their serial numbers.`,
	'documents.warranty.product': 'Product warranty',
	'documents.warranty.performance': 'Performance warranty',
	'documents.warranty.until': ({ years, day }: { years: string; day: string }) =>
		`${years}, until ${day}`,
	'documents.warranty.none': '–',
	'documents.warranty.claims': 'To claim, write to or call the shop:',

	'documents.data_sheet.title': ({ name }: { name: string }) => `${name}`,
	'documents.data_sheet.category': 'Category',
	'documents.data_sheet.as_of': 'As of',
	'documents.data_sheet.id': 'Product number',
	'documents.data_sheet.parts': 'What is in the kit',
	'documents.data_sheet.compliance': 'Compliance',
	'documents.data_sheet.origin': 'Made in',
	'documents.data_sheet.importer': 'Importer',
	'documents.data_sheet.listed': 'Listed',
}
