
/// Opens the pages between the portal and the bank in the system's browser, where the citizen can check the bank's address.
@objc(BankRedirectPlugin)
public class BankRedirectPlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "BankRedirectPlugin"
    public let jsName = "BankRedirect"
    public let pluginMethods: [CAPPluginMethod] = []

    override public func shouldOverrideLoad(_ navigationAction: WKNavigationAction) -> NSNumber? {
        guard let url = navigationAction.request.url, url.path.contains("/pay/") else { return nil }
        UIApplication.shared.open(url)
        return true
    }
}

@objc(MainViewController)
class MainViewController: CAPBridgeViewController {
    override func capacitorDidLoad() {
        bridge?.registerPluginInstance(BankRedirectPlugin())
    }
}
