import { MoneyCell as MoneyCell_fdc66b18ef950241d8fd7734f921cf04 } from '../../../admin/fields/MoneyCell'
import { PriceInput as PriceInput_4ce16806a0386dffd1fa655359ca55e9 } from '../../../admin/fields/PriceInput'
import { MoneyInput as MoneyInput_0d43cf8ea8f664f631627cad28a1f363 } from '../../../admin/fields/MoneyInput'
import { ProductSales as ProductSales_f4717afe6a5782d37d45f7e8faddcb89 } from '../../../admin/catalogue/ProductSales'
import { SuggestedInput as SuggestedInput_82da55f91a9cda1334a2363a496e3066 } from '../../../admin/fields/SuggestedInput'
import { StockField as StockField_e5394f98c6e44a3628c4cec6f8ce7491 } from '../../../admin/stock/StockField'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HrefInput as HrefInput_63a450cbac3dfae30ee20057e6debfc3 } from '../../../admin/fields/HrefInput'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LengthCounter as LengthCounter_064955b4aa57a2d0b5a73f7acc8fe92e } from '../../../admin/content/LengthCounter'
import { SearchPreview as SearchPreview_5ed46f34a8ed14221495339cc6326d5f } from '../../../admin/content/SearchPreview'
import { CourseContents as CourseContents_3f3c784cec7afe92a32dede5ed511398 } from '../../../admin/learning/CourseContents'
import { TimeCell as TimeCell_9c6e333ca39a62259c8c9e8a915ecde4 } from '../../../admin/lists/TimeCell'
import { DateInput as DateInput_cfa358dfa1fc9d142867f6d6af7224ed } from '../../../admin/fields/DateInput'
import { OptionalLabel as OptionalLabel_59593e85e7b18ccbc850e61721759967 } from '../../../admin/fields/OptionalLabel'
import { OwnersRelationship as OwnersRelationship_ece7105157d3010bf40c29e65af81d2e } from '../../../admin/fields/OwnersRelationship'
import { PublishedCell as PublishedCell_16aea263cf18026d4d711e72fe19d54c } from '../../../admin/versions/PublishedCell'
import { ExportMenuItem as ExportMenuItem_3d844a94cf60b1f71fab4c3c1bde144a } from '../../../admin/transfers/ExportMenuItem'
import { ImportMenuItem as ImportMenuItem_a259a9901567eb28a5d67b96bd0d7ddc } from '../../../admin/transfers/ImportMenuItem'
import { VersionsNote as VersionsNote_e329508e761496e45ec0cc100327cd65 } from '../../../admin/versions/VersionsNote'
import { ScheduleButton as ScheduleButton_d039466fba5a67379c1d7b8d6e9e36ab } from '../../../admin/content/ScheduleButton'
import { FinishRows as FinishRows_3f5d20efb6e29e42a8a61a004719cb74 } from '../../../admin/fields/FinishRows'
import { NameWrongFields as NameWrongFields_ad5039235a4159f4f0686c9df54e2b90 } from '../../../admin/fields/NameWrongFields'
import { RefusedFields as RefusedFields_d2fad862eb72db49b4dbc816ce09642a } from '../../../admin/fields/RefusedFields'
import { UnsavedTextKeeper as UnsavedTextKeeper_b835a5c1cb4c765941698ef2c92cfa6a } from '../../../admin/session/UnsavedTextKeeper'
import { UnsavedMarker as UnsavedMarker_101ec3b67999622eb8a69ed51a32b815 } from '../../../admin/session/UnsavedMarker'
import { NewTitle as NewTitle_2b9a32f6988c865988dac2a14a9d5964 } from '../../../admin/fields/NewTitle'
import { HistoryView as HistoryView_bd5e669b5b2b918dd54cab152ca3b0ab } from '../../../admin/audit/HistoryView'
import { PanelList as PanelList_4bc3f5a0283423c08802c501a10daf72 } from '../../../admin/lists/PanelList'
import { BatchDesk as BatchDesk_c55d0c1c11a77db512a23b4260ebb3c7 } from '../../../admin/batches/BatchDesk'
import { CapacityReport as CapacityReport_6978c2be535fdc1ee8d36627ccc3b028 } from '../../../admin/batches/CapacityReport'
import { SalePrices as SalePrices_58ea1bd031310836ab48f9422e103942 } from '../../../admin/catalogue/SalePrices'
import { RunStateCell as RunStateCell_571c391dad29f14840f30136da329cf8 } from '../../../admin/catalogue/RunStateCell'
import { ReviewStateCell as ReviewStateCell_cfb8a0156e5b694e963722e2fdfd2f77 } from '../../../admin/reviews/ReviewStateCell'
import { ReviewQueues as ReviewQueues_6022c37664defcc32685887cdce1595f } from '../../../admin/reviews/ReviewQueues'
import { ClassContents as ClassContents_8a585ffe28a40c8890239c361e6870fa } from '../../../admin/learning/ClassContents'
import { ProgressPage as ProgressPage_07158f68bd8e60e046744e5e07fe1bbc } from '../../../admin/learning/ProgressPage'
import { LecturePlace as LecturePlace_eefc4ada55c47ae10fc174793f42db3c } from '../../../admin/learning/LecturePlace'
import { LargeFileField as LargeFileField_c21d229d0e9f680b89954e50f7b4efa3 } from '../../../admin/uploads/LargeFileField'
import { LiveStateCell as LiveStateCell_68a717c0dfeb64eeea97320e115ef228 } from '../../../admin/live/LiveStateCell'
import { LiveActions as LiveActions_4930c181eba8bf9fc8a0d907f5aa1ffe } from '../../../admin/live/LiveActions'
import { StudentCell as StudentCell_8960a8ad79ebd59a49b2416b70ce7256 } from '../../../admin/orders/StudentCell'
import { PresentCell as PresentCell_6dca86e316c7255fd3f6c7d32a5d93a0 } from '../../../admin/live/PresentCell'
import { JsonInput as JsonInput_2cca0f114d3f98d386f5652946fee59c } from '../../../admin/fields/JsonInput'
import { OpenedCell as OpenedCell_084a4e13a8d40930d305513e899a3f92 } from '../../../admin/entitlements/OpenedCell'
import { GrantAccess as GrantAccess_64065c35871eb34ee5e78fb18cf3cf77 } from '../../../admin/entitlements/GrantAccess'
import { EntitlementActions as EntitlementActions_96603a40a736a080a47168c2c1f697c8 } from '../../../admin/entitlements/EntitlementActions'
import { AddKeys as AddKeys_5a40fdb249f50ad0f17ee27c4f5995ab } from '../../../admin/stock/AddKeys'
import { KeyActions as KeyActions_e5dd99cafccc2e1b103a26a21d978883 } from '../../../admin/stock/KeyActions'
import { AssignmentStateCell as AssignmentStateCell_f5ba4221ac34b58662d0580ece33ce9f } from '../../../admin/assignments/AssignmentStateCell'
import { CheckboxCell as CheckboxCell_4a9990e65c4c5851f62c33b2ab1b17b3 } from '../../../admin/fields/CheckboxCell'
import { AssignmentPage as AssignmentPage_fb62a6e512cae86ec7cb19b53c1b0158 } from '../../../admin/assignments/AssignmentPage'
import { CertificateActions as CertificateActions_fba512d7b18c098f914a8569ccf775c2 } from '../../../admin/entitlements/CertificateActions'
import { GrantsCell as GrantsCell_f655fb690aab7d142bb9fd295961c0ab } from '../../../admin/attempts/GrantsCell'
import { AccommodationHead as AccommodationHead_0c91701262666d046aa1bcdac97f2c87 } from '../../../admin/attempts/AccommodationHead'
import { AccommodationPage as AccommodationPage_ce21e34939dbfb4a5bda2758b609b551 } from '../../../admin/attempts/AccommodationPage'
import { WinBackDescription as WinBackDescription_de0ffae2def5accb8d0cc9d5c92cc708 } from '../../../admin/messages/WinBackDescription'
import { ImportPage as ImportPage_049e323b839fcbd4b16828f9d1e3d26a } from '../../../admin/questionImports/ImportPage'
import { ConceptsCell as ConceptsCell_6a58585c5aac3699609f3258fd3a58a1 } from '../../../admin/questions/ConceptsCell'
import { QuestionFilters as QuestionFilters_d92c2ef601902ce485fff16fc89c5d84 } from '../../../admin/questions/QuestionFilters'
import { QuestionPage as QuestionPage_d18e8c2a85281845ab1ae9f74bbfc120 } from '../../../admin/questions/QuestionPage'
import { TakerCell as TakerCell_3be4f08fdaf67bb72c6c6fdd1a1d7a7c } from '../../../admin/attempts/TakerCell'
import { AttemptStateCell as AttemptStateCell_4f1254970803cf8d8be1a36bd0080d53 } from '../../../admin/attempts/AttemptStateCell'
import { AttemptFilters as AttemptFilters_7abcc39a12d5910266a1cc110e8273f1 } from '../../../admin/attempts/AttemptFilters'
import { AttemptPage as AttemptPage_179d104a1705b222d0e959d4eeeb5cfb } from '../../../admin/attempts/AttemptPage'
import { FigureField as FigureField_83112ffbcfc5789e18d6d3a480fbf26a } from '../../../admin/papers/FigureField'
import { PaperPage as PaperPage_47fd7c6db63893b2f80a2f919ff7eb30 } from '../../../admin/papers/PaperPage'
import { AnalysisPage as AnalysisPage_7ade98e664f96e9802a567afb5e7b78c } from '../../../admin/papers/AnalysisPage'
import { KeysPage as KeysPage_8d27f64bc603a4deead0e4c88214d588 } from '../../../admin/keys/KeysPage'
import { RowLabel as RowLabel_a0184bf255be25dc7c7ceb9d484391f1 } from '../../../admin/content/RowLabel'
import { BlockLabel as BlockLabel_a0184bf255be25dc7c7ceb9d484391f1 } from '../../../admin/content/RowLabel'
import { ReservedSlugNote as ReservedSlugNote_d3eea83245cd47acec4506cd5acc9df2 } from '../../../admin/content/ReservedSlugNote'
import { AnswersField as AnswersField_ed8d422adf38ea96adad397daa12fa73 } from '../../../admin/requests/AnswersField'
import { DueCell as DueCell_3d73dcfdb5fc71902b72ea8c58a83c37 } from '../../../admin/requests/DueCell'
import { RequestQueues as RequestQueues_5bf8acd75482d6b3ef70864d3141fc98 } from '../../../admin/requests/RequestQueues'
import { RequestActions as RequestActions_0418a4c94bc50d64149be49ba4b03e7a } from '../../../admin/requests/RequestActions'
import { TicketStateCell as TicketStateCell_fef02e6eaaa2b4012825f0c5c27b0d7c } from '../../../admin/tickets/TicketStateCell'
import { TicketQueues as TicketQueues_b574018fe15ca95bf5c63d5233fc396a } from '../../../admin/tickets/TicketQueues'
import { TicketPage as TicketPage_0ce09548e467e474514051968031fd01 } from '../../../admin/tickets/TicketPage'
import { IncomingMailActions as IncomingMailActions_48b3d868a3ec79d6c195b0899ff11c1f } from '../../../admin/tickets/IncomingMailActions'
import { CannedPreview as CannedPreview_28f65c5fd2e6d3e936fb2e1a99247a33 } from '../../../admin/tickets/CannedPreview'
import { DoubtStateCell as DoubtStateCell_1cde290027faeba5e40569f43d998e38 } from '../../../admin/doubts/DoubtStateCell'
import { DoubtQueues as DoubtQueues_ff559bf24dd895cccb8abd456d5233ec } from '../../../admin/doubts/DoubtQueues'
import { DoubtPage as DoubtPage_3c808ba029aac382b6b9c653fba0b48c } from '../../../admin/doubts/DoubtPage'
import { PictureCell as PictureCell_cafd065157dcb97bd5890af6adc88b57 } from '../../../admin/content/PictureCell'
import { ReplaceFileField as ReplaceFileField_665c356d76cd642a62d3c729b48dda8d } from '../../../admin/storage/ReplaceFileField'
import { MailCell as MailCell_685324969b4c8336b55efa4b41578df4 } from '../../../admin/invoices/MailCell'
import { InvoicePage as InvoicePage_6bab76c85f775fc977a566647d94fb77 } from '../../../admin/invoices/InvoicePage'
import { OrderStateCell as OrderStateCell_540b9f2df061a366e0dca447c6e47729 } from '../../../admin/orders/OrderStateCell'
import { OrderItemsCell as OrderItemsCell_926f37e553a1b06254ea051367c39057 } from '../../../admin/orders/OrderItemsCell'
import { OrderQueues as OrderQueues_736f0922aa6f3c6fda1c06bf4d26d7cc } from '../../../admin/orders/OrderQueues'
import { OrderPage as OrderPage_21462846a3d9f27c609166ff71c6de7a } from '../../../admin/orders/OrderPage'
import { ShipmentStateCell as ShipmentStateCell_69af41b7c2457ba225ddf072fc2c3b19 } from '../../../admin/shipments/ShipmentStateCell'
import { CashCell as CashCell_bf6a28ea70acd1888e4586f24e291a75 } from '../../../admin/shipments/CashCell'
import { ShipmentQueues as ShipmentQueues_a1fa67569dc421f01ad5a93c0201e236 } from '../../../admin/shipments/ShipmentQueues'
import { ShipmentPage as ShipmentPage_de2777e8b29aba989099e12dd50bee56 } from '../../../admin/shipments/ShipmentPage'
import { SlipPage as SlipPage_ecba02c205c6fff9ac0cc6e2023aafb2 } from '../../../admin/shipments/SlipPage'
import { CartListHeader as CartListHeader_7307f304a7db92a442d2480cd15d58ce } from '../../../admin/carts/CartListHeader'
import { CartPage as CartPage_9875732646f461cbecfc5a8fa2617bf9 } from '../../../admin/carts/CartPage'
import { CouponSummary as CouponSummary_901f8e91924b93eb3df71a9445e34103 } from '../../../admin/coupons/CouponSummary'
import { CouponUses as CouponUses_ab14ecab6bf6c148b8a30b97119ba41a } from '../../../admin/coupons/CouponUses'
import { CouponCodes as CouponCodes_6687d56bbf1cdf63e6a8f03b5c656469 } from '../../../admin/coupons/CouponCodes'
import { StockHelp as StockHelp_7f9baa42fbc275f911974011cf8da73c } from '../../../admin/stock/StockHelp'
import { StockActions as StockActions_46a25b54fbec13488d5686808ca0342b } from '../../../admin/stock/StockActions'
import { RefundDestinationCell as RefundDestinationCell_f437d017ed08b835e46bb5022f44f7cf } from '../../../admin/returns/RefundDestinationCell'
import { ReturnStateCell as ReturnStateCell_c6c78e3b3bfce33015967af51f22b1a7 } from '../../../admin/returns/ReturnStateCell'
import { ReturnMoneyCell as ReturnMoneyCell_e39e56791a56ef939593b93aa96737b7 } from '../../../admin/returns/ReturnMoneyCell'
import { ReturnQueues as ReturnQueues_9b1e7d2c38e66c79e899b84893551dd7 } from '../../../admin/returns/ReturnQueues'
import { ReturnPage as ReturnPage_6d63e98d5a62909fdfea732736ce09a0 } from '../../../admin/returns/ReturnPage'
import { WalletPage as WalletPage_12a01a9fde3a15c057454b9e347dbacd } from '../../../admin/wallets/WalletPage'
import { ReferralStateCell as ReferralStateCell_f1c460e5c218bf77038ed52618a483d7 } from '../../../admin/referral/ReferralStateCell'
import { ReferralQueues as ReferralQueues_96d8f0464d1014c0c1457d4640541abe } from '../../../admin/referral/ReferralQueues'
import { ReferralPage as ReferralPage_2c2e4aa19330d6425eec25e8b71fa2b1 } from '../../../admin/referral/ReferralPage'
import { PayoutStateCell as PayoutStateCell_f01245588e61be2f059d69779b2129c1 } from '../../../admin/referral/PayoutStateCell'
import { PayoutPage as PayoutPage_496a658e2bea79e8a55957f544dd6392 } from '../../../admin/referral/PayoutPage'
import { RoleCell as RoleCell_68a3ad4447ad279861b355b44d11351d } from '../../../admin/people/RoleCell'
import { HiddenField as HiddenField_0d0b686d3c3812e5df9b92de2d0c9c2a } from '../../../admin/people/HiddenField'
import { StatusCell as StatusCell_0636b53ad83583664cfa3559c13b38da } from '../../../admin/people/StatusCell'
import { AdditionalFields as AdditionalFields_d1332567dababdffd0c3d02461fd57a0 } from '../../../admin/people/AdditionalFields'
import { PeopleListHeader as PeopleListHeader_5d926fdf9396462ccd4696110724b1a4 } from '../../../admin/people/PeopleListHeader'
import { PersonHeader as PersonHeader_46e014023c59beebe1cc727ce9ac7d26 } from '../../../admin/people/PersonHeader'
import { SavePerson as SavePerson_59c8ff7d81acc1b01d50078839b66e71 } from '../../../admin/people/SavePerson'
import { PersonView as PersonView_d5cf1474169799e41af5704a499b334f } from '../../../admin/people/PersonView'
import { RecordView as RecordView_ad92bf2d3d5ef515d92e4c441e262e28 } from '../../../admin/people/RecordView'
import { AccessView as AccessView_436097392d9b0e5fa867420fa134239e } from '../../../admin/people/AccessView'
import { SessionsView as SessionsView_0d19922147843306a43e174ce0100eff } from '../../../admin/people/SessionsView'
import { FixedNotice as FixedNotice_9f1075a82e36597aaf3b6c58fb76fc9e } from '../../../admin/bulkEmails/FixedNotice'
import { BulkEmailActions as BulkEmailActions_b57376680e4a85f082c61a493173d10e } from '../../../admin/bulkEmails/BulkEmailActions'
import { TimeCell as TimeCell_1b732bf267c1127e6cd027cb7ec2c7b0 } from '../../../admin/audit/TimeCell'
import { EntryView as EntryView_6ed7745a19d4b22f12d26f75918390ae } from '../../../admin/audit/EntryView'
import { ThemeEditor as ThemeEditor_28263780de7028960b17853281646c25 } from '../../../admin/settings/ThemeEditor'
import { OptionsInput as OptionsInput_2855e6329a57c9366c7aae10c99517fb } from '../../../admin/settings/OptionsInput'
import { PopupRowLabel as PopupRowLabel_4cf6987bbd4bbaf8847b727b59bcc8fe } from '../../../admin/settings/PopupRowLabel'
import { SettingsTitle as SettingsTitle_54d9f9d28bde981ab2021057e563803c } from '../../../admin/settings/SettingsTitle'
import { FeatureSwitches as FeatureSwitches_abdf49b60e932160a77b10a687223f71 } from '../../../admin/settings/FeatureSwitches'
import { LimitsReset as LimitsReset_51d6ca333d5301d5f9b2b5389c75d298 } from '../../../admin/settings/LimitsReset'
import { LimitInput as LimitInput_7d3ff42ff7b20caaf9d62c0410bb5b10 } from '../../../admin/settings/LimitInput'
import { SecretInput as SecretInput_e6bf024f203480750734d58bf48f2473 } from '../../../admin/settings/SecretInput'
import { CheckDomain as CheckDomain_b13dd07b0f4631bf4bf04d214a7ba743 } from '../../../admin/settings/CheckDomain'
import { SendTest as SendTest_7e56b03faca74fd179276ce1f54f3850 } from '../../../admin/settings/SendTest'
import { MessagePreview as MessagePreview_045d1cc101062c9cfec56588c7f9d24f } from '../../../admin/messages/MessagePreview'
import { ExportFormat as ExportFormat_5108b053406d332c4b591d5328b45034 } from '../../../admin/transfers/ExportFormat'
import { Page as Page_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { SortBy as SortBy_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { SortOrder as SortOrder_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { ExportRows as ExportRows_ffc8bba56b51784ce5e861955509058b } from '../../../admin/transfers/ExportRows'
import { ExportPeriod as ExportPeriod_734f948a540d06011516633e5fd04430 } from '../../../admin/transfers/ExportPeriod'
import { ExportColumns as ExportColumns_aef2f20c2bf603799b2bcf14753832f7 } from '../../../admin/transfers/ExportColumns'
import { ExportList as ExportList_3c42085373851cd23059ea030f3c89fb } from '../../../admin/transfers/ExportList'
import { ExportTable as ExportTable_0f0728e9fdcb2ea476dd9660f917ef6e } from '../../../admin/transfers/ExportTable'
import { TransferTitle as TransferTitle_d0003e1a1f8c9bd9ff6b32d31997c89e } from '../../../admin/transfers/TransferTitle'
import { DownloadButton as DownloadButton_8b515bdbe17016cf4bb7e1a1d5fb11bb } from '../../../admin/transfers/DownloadButton'
import { TemplateHelp as TemplateHelp_49453c9f26dbd4a960c31c75ce19567f } from '../../../admin/transfers/TemplateHelp'
import { ListField as ListField_c0cb318d27e14842e421317d869b2dd0 } from '../../../admin/transfers/ListField'
import { ImportState as ImportState_2e2b2b0b1370513ee7c2cbb942dda10b } from '../../../admin/transfers/ImportState'
import { ImportIssues as ImportIssues_8bcd1b4ed6cf0670089f9a118dbd65fa } from '../../../admin/transfers/ImportIssues'
import { StartImport as StartImport_a14292bd71f8db5f5afa8e2edb3e3144 } from '../../../admin/transfers/StartImport'
import { ImportTable as ImportTable_d1e0e07086bf15055825f6b598a063bc } from '../../../admin/transfers/ImportTable'
import { ImportWays as ImportWays_cd5a7676e7d4344492c10a0628f819cc } from '../../../admin/transfers/ImportWays'
import { HiddenButton as HiddenButton_bd2d28c368ff18e4d64047aa47e8400e } from '../../../admin/transfers/HiddenButton'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Nav as Nav_c8ff9bb4754bb13ec358734ae59f9169 } from '../../../admin/panel/Nav'
import { ViewAsBanner as ViewAsBanner_c6802fd8a7a4e975684cfb303d742fd6 } from '../../../admin/people/ViewAsBanner'
import { Header as Header_f87c74702099a722c496e04f3210ec99 } from '../../../admin/panel/Header'
import { Icon as Icon_8c3bf6d9c8d24e4e81ab6192a4938147 } from '../../../admin/Logo'
import { Logo as Logo_8c3bf6d9c8d24e4e81ab6192a4938147 } from '../../../admin/Logo'
import { ErrorReport as ErrorReport_6ad75a3218301cdac612bb487ba9e1b2 } from '../../../admin/ErrorReport'
import { ProjectZone as ProjectZone_4dfe81651f51d92468bc91a7aea28083 } from '../../../admin/panel/ProjectZone'
import { ControlNames as ControlNames_79a19163412d7c33da32ae3956467b86 } from '../../../admin/panel/ControlNames'
import { SessionKeeper as SessionKeeper_527ed8ee0deed781df8d8bfa87774b6a } from '../../../admin/session/SessionKeeper'
import { ImportExportProvider as ImportExportProvider_cdf7e044479f899a31f804427d568b36 } from '@payloadcms/plugin-import-export/rsc'
import { DashboardView as DashboardView_a8bdfd6ec46ed48bd1e9402d58bf4c34 } from '../../../admin/dashboard/DashboardView'
import { LoginView as LoginView_fa5a9d78ed06ae73763f166a38b9c116 } from '../../../admin/login/LoginView'
import { ActivitiesView as ActivitiesView_df1c2026432c5a2c5be240992b9d8e35 } from '../../../admin/dashboard/ActivitiesView'
import { ReportsView as ReportsView_913b2914f8e2e330e988d68c960f4ecb } from '../../../admin/reports/ReportsView'
import { NoAccessView as NoAccessView_83ee3a39946d6ab2fa9c8c4c8daedac4 } from '../../../admin/panel/NoAccessView'
import { ChooseProjectView as ChooseProjectView_250088fdf3e517a22412714405816fa9 } from '../../../admin/projectSwitch/ChooseProjectView'
import { NewDocumentView as NewDocumentView_1fb61fd79285f307853ec51f7ecacff0 } from '../../../admin/content/NewDocumentView'
import { ScheduleView as ScheduleView_c5f5f00f1d08e0e183d6615ca9ecc189 } from '../../../admin/content/ScheduleView'
import { ReportView as ReportView_c8496313650241fc4c0ab2988097cbec } from '../../../admin/content/ReportView'
import { CoursesView as CoursesView_6052843789c3fa44bfe7806ea62d422c } from '../../../admin/learning/CoursesView'
import { NewQuestionView as NewQuestionView_d05b23d28c708354eecf30c4a32f1f06 } from '../../../admin/questions/NewQuestionView'
import { ImportView as ImportView_e9ecab4cfd3e34e698ab0b2441f0fc49 } from '../../../admin/questionImports/ImportView'
import { TestStatusView as TestStatusView_3343d1c26ac9874c28d59ff2e5d504ac } from '../../../admin/attempts/TestStatusView'
import { QuizAnalyticsView as QuizAnalyticsView_5b66787cc4daebae0f591141cc193cf1 } from '../../../admin/papers/QuizAnalyticsView'
import { AddOrdersView as AddOrdersView_880f76408f9d0a8583fea21a2e4897d5 } from '../../../admin/orders/AddOrdersView'
import { SlipsView as SlipsView_ea294fe1f1b314cdb383ebd6c1d35131 } from '../../../admin/shipments/SlipsView'
import { ReturnsView as ReturnsView_5c00dace94494d1e3cc9c90ca1d4cc96 } from '../../../admin/invoices/ReturnsView'
import { SupportReportView as SupportReportView_09dd653bf1ba52bc5f5655b8515f8fb6 } from '../../../admin/tickets/ReportView'
import { JobsView as JobsView_7c9ff4225d1945470f4fed745dc0b745 } from '../../../admin/jobs/JobsView'
import { AddPeopleView as AddPeopleView_6f70aa0c7b3ef07b27846e64b6374e17 } from '../../../admin/people/AddPeopleView'
import { RoleListView as RoleListView_646f0291d9f9936d94b88f884d9e4465 } from '../../../admin/people/RoleListView'
import { StorageView as StorageView_e4540fec0578d7caa1cbaf2300fc8ba6 } from '../../../admin/storage/StorageView'
import { FranchiseView as FranchiseView_8f5c4b423f3722e2d3e51571a1acff89 } from '../../../admin/franchise/FranchiseView'
import { ExpertRedirect as ExpertRedirect_3cc9f846aaf3642e573a2aa74d04d493 } from '../../../admin/franchise/ExpertRedirect'
import { ProjectsView as ProjectsView_f0dd1263f3d43397a4cd1ba61f55ce3c } from '../../../admin/projects/ProjectsView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/fields/MoneyCell#MoneyCell": MoneyCell_fdc66b18ef950241d8fd7734f921cf04,
  "/admin/fields/PriceInput#PriceInput": PriceInput_4ce16806a0386dffd1fa655359ca55e9,
  "/admin/fields/MoneyInput#MoneyInput": MoneyInput_0d43cf8ea8f664f631627cad28a1f363,
  "/admin/catalogue/ProductSales#ProductSales": ProductSales_f4717afe6a5782d37d45f7e8faddcb89,
  "/admin/fields/SuggestedInput#SuggestedInput": SuggestedInput_82da55f91a9cda1334a2363a496e3066,
  "/admin/stock/StockField#StockField": StockField_e5394f98c6e44a3628c4cec6f8ce7491,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/fields/HrefInput#HrefInput": HrefInput_63a450cbac3dfae30ee20057e6debfc3,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/content/LengthCounter#LengthCounter": LengthCounter_064955b4aa57a2d0b5a73f7acc8fe92e,
  "/admin/content/SearchPreview#SearchPreview": SearchPreview_5ed46f34a8ed14221495339cc6326d5f,
  "/admin/learning/CourseContents#CourseContents": CourseContents_3f3c784cec7afe92a32dede5ed511398,
  "/admin/lists/TimeCell#TimeCell": TimeCell_9c6e333ca39a62259c8c9e8a915ecde4,
  "/admin/fields/DateInput#DateInput": DateInput_cfa358dfa1fc9d142867f6d6af7224ed,
  "/admin/fields/OptionalLabel#OptionalLabel": OptionalLabel_59593e85e7b18ccbc850e61721759967,
  "/admin/fields/OwnersRelationship#OwnersRelationship": OwnersRelationship_ece7105157d3010bf40c29e65af81d2e,
  "/admin/versions/PublishedCell#PublishedCell": PublishedCell_16aea263cf18026d4d711e72fe19d54c,
  "/admin/transfers/ExportMenuItem#ExportMenuItem": ExportMenuItem_3d844a94cf60b1f71fab4c3c1bde144a,
  "/admin/transfers/ImportMenuItem#ImportMenuItem": ImportMenuItem_a259a9901567eb28a5d67b96bd0d7ddc,
  "/admin/versions/VersionsNote#VersionsNote": VersionsNote_e329508e761496e45ec0cc100327cd65,
  "/admin/content/ScheduleButton#ScheduleButton": ScheduleButton_d039466fba5a67379c1d7b8d6e9e36ab,
  "/admin/fields/FinishRows#FinishRows": FinishRows_3f5d20efb6e29e42a8a61a004719cb74,
  "/admin/fields/NameWrongFields#NameWrongFields": NameWrongFields_ad5039235a4159f4f0686c9df54e2b90,
  "/admin/fields/RefusedFields#RefusedFields": RefusedFields_d2fad862eb72db49b4dbc816ce09642a,
  "/admin/session/UnsavedTextKeeper#UnsavedTextKeeper": UnsavedTextKeeper_b835a5c1cb4c765941698ef2c92cfa6a,
  "/admin/session/UnsavedMarker#UnsavedMarker": UnsavedMarker_101ec3b67999622eb8a69ed51a32b815,
  "/admin/fields/NewTitle#NewTitle": NewTitle_2b9a32f6988c865988dac2a14a9d5964,
  "/admin/audit/HistoryView#HistoryView": HistoryView_bd5e669b5b2b918dd54cab152ca3b0ab,
  "/admin/lists/PanelList#PanelList": PanelList_4bc3f5a0283423c08802c501a10daf72,
  "/admin/batches/BatchDesk#BatchDesk": BatchDesk_c55d0c1c11a77db512a23b4260ebb3c7,
  "/admin/batches/CapacityReport#CapacityReport": CapacityReport_6978c2be535fdc1ee8d36627ccc3b028,
  "/admin/catalogue/SalePrices#SalePrices": SalePrices_58ea1bd031310836ab48f9422e103942,
  "/admin/catalogue/RunStateCell#RunStateCell": RunStateCell_571c391dad29f14840f30136da329cf8,
  "/admin/reviews/ReviewStateCell#ReviewStateCell": ReviewStateCell_cfb8a0156e5b694e963722e2fdfd2f77,
  "/admin/reviews/ReviewQueues#ReviewQueues": ReviewQueues_6022c37664defcc32685887cdce1595f,
  "/admin/learning/ClassContents#ClassContents": ClassContents_8a585ffe28a40c8890239c361e6870fa,
  "/admin/learning/ProgressPage#ProgressPage": ProgressPage_07158f68bd8e60e046744e5e07fe1bbc,
  "/admin/learning/LecturePlace#LecturePlace": LecturePlace_eefc4ada55c47ae10fc174793f42db3c,
  "/admin/uploads/LargeFileField#LargeFileField": LargeFileField_c21d229d0e9f680b89954e50f7b4efa3,
  "/admin/live/LiveStateCell#LiveStateCell": LiveStateCell_68a717c0dfeb64eeea97320e115ef228,
  "/admin/live/LiveActions#LiveActions": LiveActions_4930c181eba8bf9fc8a0d907f5aa1ffe,
  "/admin/orders/StudentCell#StudentCell": StudentCell_8960a8ad79ebd59a49b2416b70ce7256,
  "/admin/live/PresentCell#PresentCell": PresentCell_6dca86e316c7255fd3f6c7d32a5d93a0,
  "/admin/fields/JsonInput#JsonInput": JsonInput_2cca0f114d3f98d386f5652946fee59c,
  "/admin/entitlements/OpenedCell#OpenedCell": OpenedCell_084a4e13a8d40930d305513e899a3f92,
  "/admin/entitlements/GrantAccess#GrantAccess": GrantAccess_64065c35871eb34ee5e78fb18cf3cf77,
  "/admin/entitlements/EntitlementActions#EntitlementActions": EntitlementActions_96603a40a736a080a47168c2c1f697c8,
  "/admin/stock/AddKeys#AddKeys": AddKeys_5a40fdb249f50ad0f17ee27c4f5995ab,
  "/admin/stock/KeyActions#KeyActions": KeyActions_e5dd99cafccc2e1b103a26a21d978883,
  "/admin/assignments/AssignmentStateCell#AssignmentStateCell": AssignmentStateCell_f5ba4221ac34b58662d0580ece33ce9f,
  "/admin/fields/CheckboxCell#CheckboxCell": CheckboxCell_4a9990e65c4c5851f62c33b2ab1b17b3,
  "/admin/assignments/AssignmentPage#AssignmentPage": AssignmentPage_fb62a6e512cae86ec7cb19b53c1b0158,
  "/admin/entitlements/CertificateActions#CertificateActions": CertificateActions_fba512d7b18c098f914a8569ccf775c2,
  "/admin/attempts/GrantsCell#GrantsCell": GrantsCell_f655fb690aab7d142bb9fd295961c0ab,
  "/admin/attempts/AccommodationHead#AccommodationHead": AccommodationHead_0c91701262666d046aa1bcdac97f2c87,
  "/admin/attempts/AccommodationPage#AccommodationPage": AccommodationPage_ce21e34939dbfb4a5bda2758b609b551,
  "/admin/messages/WinBackDescription#WinBackDescription": WinBackDescription_de0ffae2def5accb8d0cc9d5c92cc708,
  "/admin/questionImports/ImportPage#ImportPage": ImportPage_049e323b839fcbd4b16828f9d1e3d26a,
  "/admin/questions/ConceptsCell#ConceptsCell": ConceptsCell_6a58585c5aac3699609f3258fd3a58a1,
  "/admin/questions/QuestionFilters#QuestionFilters": QuestionFilters_d92c2ef601902ce485fff16fc89c5d84,
  "/admin/questions/QuestionPage#QuestionPage": QuestionPage_d18e8c2a85281845ab1ae9f74bbfc120,
  "/admin/attempts/TakerCell#TakerCell": TakerCell_3be4f08fdaf67bb72c6c6fdd1a1d7a7c,
  "/admin/attempts/AttemptStateCell#AttemptStateCell": AttemptStateCell_4f1254970803cf8d8be1a36bd0080d53,
  "/admin/attempts/AttemptFilters#AttemptFilters": AttemptFilters_7abcc39a12d5910266a1cc110e8273f1,
  "/admin/attempts/AttemptPage#AttemptPage": AttemptPage_179d104a1705b222d0e959d4eeeb5cfb,
  "/admin/papers/FigureField#FigureField": FigureField_83112ffbcfc5789e18d6d3a480fbf26a,
  "/admin/papers/PaperPage#PaperPage": PaperPage_47fd7c6db63893b2f80a2f919ff7eb30,
  "/admin/papers/AnalysisPage#AnalysisPage": AnalysisPage_7ade98e664f96e9802a567afb5e7b78c,
  "/admin/keys/KeysPage#KeysPage": KeysPage_8d27f64bc603a4deead0e4c88214d588,
  "/admin/content/RowLabel#RowLabel": RowLabel_a0184bf255be25dc7c7ceb9d484391f1,
  "/admin/content/RowLabel#BlockLabel": BlockLabel_a0184bf255be25dc7c7ceb9d484391f1,
  "/admin/content/ReservedSlugNote#ReservedSlugNote": ReservedSlugNote_d3eea83245cd47acec4506cd5acc9df2,
  "/admin/requests/AnswersField#AnswersField": AnswersField_ed8d422adf38ea96adad397daa12fa73,
  "/admin/requests/DueCell#DueCell": DueCell_3d73dcfdb5fc71902b72ea8c58a83c37,
  "/admin/requests/RequestQueues#RequestQueues": RequestQueues_5bf8acd75482d6b3ef70864d3141fc98,
  "/admin/requests/RequestActions#RequestActions": RequestActions_0418a4c94bc50d64149be49ba4b03e7a,
  "/admin/tickets/TicketStateCell#TicketStateCell": TicketStateCell_fef02e6eaaa2b4012825f0c5c27b0d7c,
  "/admin/tickets/TicketQueues#TicketQueues": TicketQueues_b574018fe15ca95bf5c63d5233fc396a,
  "/admin/tickets/TicketPage#TicketPage": TicketPage_0ce09548e467e474514051968031fd01,
  "/admin/tickets/IncomingMailActions#IncomingMailActions": IncomingMailActions_48b3d868a3ec79d6c195b0899ff11c1f,
  "/admin/tickets/CannedPreview#CannedPreview": CannedPreview_28f65c5fd2e6d3e936fb2e1a99247a33,
  "/admin/doubts/DoubtStateCell#DoubtStateCell": DoubtStateCell_1cde290027faeba5e40569f43d998e38,
  "/admin/doubts/DoubtQueues#DoubtQueues": DoubtQueues_ff559bf24dd895cccb8abd456d5233ec,
  "/admin/doubts/DoubtPage#DoubtPage": DoubtPage_3c808ba029aac382b6b9c653fba0b48c,
  "/admin/content/PictureCell#PictureCell": PictureCell_cafd065157dcb97bd5890af6adc88b57,
  "/admin/storage/ReplaceFileField#ReplaceFileField": ReplaceFileField_665c356d76cd642a62d3c729b48dda8d,
  "/admin/invoices/MailCell#MailCell": MailCell_685324969b4c8336b55efa4b41578df4,
  "/admin/invoices/InvoicePage#InvoicePage": InvoicePage_6bab76c85f775fc977a566647d94fb77,
  "/admin/orders/OrderStateCell#OrderStateCell": OrderStateCell_540b9f2df061a366e0dca447c6e47729,
  "/admin/orders/OrderItemsCell#OrderItemsCell": OrderItemsCell_926f37e553a1b06254ea051367c39057,
  "/admin/orders/OrderQueues#OrderQueues": OrderQueues_736f0922aa6f3c6fda1c06bf4d26d7cc,
  "/admin/orders/OrderPage#OrderPage": OrderPage_21462846a3d9f27c609166ff71c6de7a,
  "/admin/shipments/ShipmentStateCell#ShipmentStateCell": ShipmentStateCell_69af41b7c2457ba225ddf072fc2c3b19,
  "/admin/shipments/CashCell#CashCell": CashCell_bf6a28ea70acd1888e4586f24e291a75,
  "/admin/shipments/ShipmentQueues#ShipmentQueues": ShipmentQueues_a1fa67569dc421f01ad5a93c0201e236,
  "/admin/shipments/ShipmentPage#ShipmentPage": ShipmentPage_de2777e8b29aba989099e12dd50bee56,
  "/admin/shipments/SlipPage#SlipPage": SlipPage_ecba02c205c6fff9ac0cc6e2023aafb2,
  "/admin/carts/CartListHeader#CartListHeader": CartListHeader_7307f304a7db92a442d2480cd15d58ce,
  "/admin/carts/CartPage#CartPage": CartPage_9875732646f461cbecfc5a8fa2617bf9,
  "/admin/coupons/CouponSummary#CouponSummary": CouponSummary_901f8e91924b93eb3df71a9445e34103,
  "/admin/coupons/CouponUses#CouponUses": CouponUses_ab14ecab6bf6c148b8a30b97119ba41a,
  "/admin/coupons/CouponCodes#CouponCodes": CouponCodes_6687d56bbf1cdf63e6a8f03b5c656469,
  "/admin/stock/StockHelp#StockHelp": StockHelp_7f9baa42fbc275f911974011cf8da73c,
  "/admin/stock/StockActions#StockActions": StockActions_46a25b54fbec13488d5686808ca0342b,
  "/admin/returns/RefundDestinationCell#RefundDestinationCell": RefundDestinationCell_f437d017ed08b835e46bb5022f44f7cf,
  "/admin/returns/ReturnStateCell#ReturnStateCell": ReturnStateCell_c6c78e3b3bfce33015967af51f22b1a7,
  "/admin/returns/ReturnMoneyCell#ReturnMoneyCell": ReturnMoneyCell_e39e56791a56ef939593b93aa96737b7,
  "/admin/returns/ReturnQueues#ReturnQueues": ReturnQueues_9b1e7d2c38e66c79e899b84893551dd7,
  "/admin/returns/ReturnPage#ReturnPage": ReturnPage_6d63e98d5a62909fdfea732736ce09a0,
  "/admin/wallets/WalletPage#WalletPage": WalletPage_12a01a9fde3a15c057454b9e347dbacd,
  "/admin/referral/ReferralStateCell#ReferralStateCell": ReferralStateCell_f1c460e5c218bf77038ed52618a483d7,
  "/admin/referral/ReferralQueues#ReferralQueues": ReferralQueues_96d8f0464d1014c0c1457d4640541abe,
  "/admin/referral/ReferralPage#ReferralPage": ReferralPage_2c2e4aa19330d6425eec25e8b71fa2b1,
  "/admin/referral/PayoutStateCell#PayoutStateCell": PayoutStateCell_f01245588e61be2f059d69779b2129c1,
  "/admin/referral/PayoutPage#PayoutPage": PayoutPage_496a658e2bea79e8a55957f544dd6392,
  "/admin/people/RoleCell#RoleCell": RoleCell_68a3ad4447ad279861b355b44d11351d,
  "/admin/people/HiddenField#HiddenField": HiddenField_0d0b686d3c3812e5df9b92de2d0c9c2a,
  "/admin/people/StatusCell#StatusCell": StatusCell_0636b53ad83583664cfa3559c13b38da,
  "/admin/people/AdditionalFields#AdditionalFields": AdditionalFields_d1332567dababdffd0c3d02461fd57a0,
  "/admin/people/PeopleListHeader#PeopleListHeader": PeopleListHeader_5d926fdf9396462ccd4696110724b1a4,
  "/admin/people/PersonHeader#PersonHeader": PersonHeader_46e014023c59beebe1cc727ce9ac7d26,
  "/admin/people/SavePerson#SavePerson": SavePerson_59c8ff7d81acc1b01d50078839b66e71,
  "/admin/people/PersonView#PersonView": PersonView_d5cf1474169799e41af5704a499b334f,
  "/admin/people/RecordView#RecordView": RecordView_ad92bf2d3d5ef515d92e4c441e262e28,
  "/admin/people/AccessView#AccessView": AccessView_436097392d9b0e5fa867420fa134239e,
  "/admin/people/SessionsView#SessionsView": SessionsView_0d19922147843306a43e174ce0100eff,
  "/admin/bulkEmails/FixedNotice#FixedNotice": FixedNotice_9f1075a82e36597aaf3b6c58fb76fc9e,
  "/admin/bulkEmails/BulkEmailActions#BulkEmailActions": BulkEmailActions_b57376680e4a85f082c61a493173d10e,
  "/admin/audit/TimeCell#TimeCell": TimeCell_1b732bf267c1127e6cd027cb7ec2c7b0,
  "/admin/audit/EntryView#EntryView": EntryView_6ed7745a19d4b22f12d26f75918390ae,
  "/admin/settings/ThemeEditor#ThemeEditor": ThemeEditor_28263780de7028960b17853281646c25,
  "/admin/settings/OptionsInput#OptionsInput": OptionsInput_2855e6329a57c9366c7aae10c99517fb,
  "/admin/settings/PopupRowLabel#PopupRowLabel": PopupRowLabel_4cf6987bbd4bbaf8847b727b59bcc8fe,
  "/admin/settings/SettingsTitle#SettingsTitle": SettingsTitle_54d9f9d28bde981ab2021057e563803c,
  "/admin/settings/FeatureSwitches#FeatureSwitches": FeatureSwitches_abdf49b60e932160a77b10a687223f71,
  "/admin/settings/LimitsReset#LimitsReset": LimitsReset_51d6ca333d5301d5f9b2b5389c75d298,
  "/admin/settings/LimitInput#LimitInput": LimitInput_7d3ff42ff7b20caaf9d62c0410bb5b10,
  "/admin/settings/SecretInput#SecretInput": SecretInput_e6bf024f203480750734d58bf48f2473,
  "/admin/settings/CheckDomain#CheckDomain": CheckDomain_b13dd07b0f4631bf4bf04d214a7ba743,
  "/admin/settings/SendTest#SendTest": SendTest_7e56b03faca74fd179276ce1f54f3850,
  "/admin/messages/MessagePreview#MessagePreview": MessagePreview_045d1cc101062c9cfec56588c7f9d24f,
  "/admin/transfers/ExportFormat#ExportFormat": ExportFormat_5108b053406d332c4b591d5328b45034,
  "@payloadcms/plugin-import-export/rsc#Page": Page_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#SortBy": SortBy_cdf7e044479f899a31f804427d568b36,
  "@payloadcms/plugin-import-export/rsc#SortOrder": SortOrder_cdf7e044479f899a31f804427d568b36,
  "/admin/transfers/ExportRows#ExportRows": ExportRows_ffc8bba56b51784ce5e861955509058b,
  "/admin/transfers/ExportPeriod#ExportPeriod": ExportPeriod_734f948a540d06011516633e5fd04430,
  "/admin/transfers/ExportColumns#ExportColumns": ExportColumns_aef2f20c2bf603799b2bcf14753832f7,
  "/admin/transfers/ExportList#ExportList": ExportList_3c42085373851cd23059ea030f3c89fb,
  "/admin/transfers/ExportTable#ExportTable": ExportTable_0f0728e9fdcb2ea476dd9660f917ef6e,
  "/admin/transfers/TransferTitle#TransferTitle": TransferTitle_d0003e1a1f8c9bd9ff6b32d31997c89e,
  "/admin/transfers/DownloadButton#DownloadButton": DownloadButton_8b515bdbe17016cf4bb7e1a1d5fb11bb,
  "/admin/transfers/TemplateHelp#TemplateHelp": TemplateHelp_49453c9f26dbd4a960c31c75ce19567f,
  "/admin/transfers/ListField#ListField": ListField_c0cb318d27e14842e421317d869b2dd0,
  "/admin/transfers/ImportState#ImportState": ImportState_2e2b2b0b1370513ee7c2cbb942dda10b,
  "/admin/transfers/ImportIssues#ImportIssues": ImportIssues_8bcd1b4ed6cf0670089f9a118dbd65fa,
  "/admin/transfers/StartImport#StartImport": StartImport_a14292bd71f8db5f5afa8e2edb3e3144,
  "/admin/transfers/ImportTable#ImportTable": ImportTable_d1e0e07086bf15055825f6b598a063bc,
  "/admin/transfers/ImportWays#ImportWays": ImportWays_cd5a7676e7d4344492c10a0628f819cc,
  "/admin/transfers/HiddenButton#HiddenButton": HiddenButton_bd2d28c368ff18e4d64047aa47e8400e,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/admin/panel/Nav#Nav": Nav_c8ff9bb4754bb13ec358734ae59f9169,
  "/admin/people/ViewAsBanner#ViewAsBanner": ViewAsBanner_c6802fd8a7a4e975684cfb303d742fd6,
  "/admin/panel/Header#Header": Header_f87c74702099a722c496e04f3210ec99,
  "/admin/Logo#Icon": Icon_8c3bf6d9c8d24e4e81ab6192a4938147,
  "/admin/Logo#Logo": Logo_8c3bf6d9c8d24e4e81ab6192a4938147,
  "/admin/ErrorReport#ErrorReport": ErrorReport_6ad75a3218301cdac612bb487ba9e1b2,
  "/admin/panel/ProjectZone#ProjectZone": ProjectZone_4dfe81651f51d92468bc91a7aea28083,
  "/admin/panel/ControlNames#ControlNames": ControlNames_79a19163412d7c33da32ae3956467b86,
  "/admin/session/SessionKeeper#SessionKeeper": SessionKeeper_527ed8ee0deed781df8d8bfa87774b6a,
  "@payloadcms/plugin-import-export/rsc#ImportExportProvider": ImportExportProvider_cdf7e044479f899a31f804427d568b36,
  "/admin/dashboard/DashboardView#DashboardView": DashboardView_a8bdfd6ec46ed48bd1e9402d58bf4c34,
  "/admin/login/LoginView#LoginView": LoginView_fa5a9d78ed06ae73763f166a38b9c116,
  "/admin/dashboard/ActivitiesView#ActivitiesView": ActivitiesView_df1c2026432c5a2c5be240992b9d8e35,
  "/admin/reports/ReportsView#ReportsView": ReportsView_913b2914f8e2e330e988d68c960f4ecb,
  "/admin/panel/NoAccessView#NoAccessView": NoAccessView_83ee3a39946d6ab2fa9c8c4c8daedac4,
  "/admin/projectSwitch/ChooseProjectView#ChooseProjectView": ChooseProjectView_250088fdf3e517a22412714405816fa9,
  "/admin/content/NewDocumentView#NewDocumentView": NewDocumentView_1fb61fd79285f307853ec51f7ecacff0,
  "/admin/content/ScheduleView#ScheduleView": ScheduleView_c5f5f00f1d08e0e183d6615ca9ecc189,
  "/admin/content/ReportView#ReportView": ReportView_c8496313650241fc4c0ab2988097cbec,
  "/admin/learning/CoursesView#CoursesView": CoursesView_6052843789c3fa44bfe7806ea62d422c,
  "/admin/questions/NewQuestionView#NewQuestionView": NewQuestionView_d05b23d28c708354eecf30c4a32f1f06,
  "/admin/questionImports/ImportView#ImportView": ImportView_e9ecab4cfd3e34e698ab0b2441f0fc49,
  "/admin/attempts/TestStatusView#TestStatusView": TestStatusView_3343d1c26ac9874c28d59ff2e5d504ac,
  "/admin/papers/QuizAnalyticsView#QuizAnalyticsView": QuizAnalyticsView_5b66787cc4daebae0f591141cc193cf1,
  "/admin/orders/AddOrdersView#AddOrdersView": AddOrdersView_880f76408f9d0a8583fea21a2e4897d5,
  "/admin/shipments/SlipsView#SlipsView": SlipsView_ea294fe1f1b314cdb383ebd6c1d35131,
  "/admin/invoices/ReturnsView#ReturnsView": ReturnsView_5c00dace94494d1e3cc9c90ca1d4cc96,
  "/admin/tickets/ReportView#SupportReportView": SupportReportView_09dd653bf1ba52bc5f5655b8515f8fb6,
  "/admin/jobs/JobsView#JobsView": JobsView_7c9ff4225d1945470f4fed745dc0b745,
  "/admin/people/AddPeopleView#AddPeopleView": AddPeopleView_6f70aa0c7b3ef07b27846e64b6374e17,
  "/admin/people/RoleListView#RoleListView": RoleListView_646f0291d9f9936d94b88f884d9e4465,
  "/admin/storage/StorageView#StorageView": StorageView_e4540fec0578d7caa1cbaf2300fc8ba6,
  "/admin/franchise/FranchiseView#FranchiseView": FranchiseView_8f5c4b423f3722e2d3e51571a1acff89,
  "/admin/franchise/ExpertRedirect#ExpertRedirect": ExpertRedirect_3cc9f846aaf3642e573a2aa74d04d493,
  "/admin/projects/ProjectsView#ProjectsView": ProjectsView_f0dd1263f3d43397a4cd1ba61f55ce3c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
