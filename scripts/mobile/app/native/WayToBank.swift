
/// The pages on the way to a bank open in the system's browser: the citizen sees the bank's address there, and trusts it rightly.
@objc(WayToBankPlugin)
public class WayToBankPlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "WayToBankPlugin"
    public let jsName = "WayToBank"
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
        bridge?.registerPluginInstance(WayToBankPlugin())
    }
}
